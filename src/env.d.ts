/** True in builds that carry the mock service (development and QA); false in production, where the code falls away. */
declare const __MOCKS__: boolean;
