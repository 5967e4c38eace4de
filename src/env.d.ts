/**
 * True in builds that carry the mock service (development and QA); false in production, where the build removes the
 * code behind it.
 */
declare const __MOCKS__: boolean;
