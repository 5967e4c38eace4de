/**
 * Marks what this deployment stores on the device: a deployment in another folder of the same origin uses none of it
 * (12.1, assumption 9.36). Empty at the root, and in builds with the mock service, whose workbench knows the plain
 * names.
 */
export const deviceScope =
  import.meta.env.PROD && !__MOCKS__ && import.meta.env.BASE_URL !== '/' ? import.meta.env.BASE_URL : '';
