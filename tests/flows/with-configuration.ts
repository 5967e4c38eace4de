import type { Api } from '#api/api.ts';
import type { Configuration } from '#journey/model/configuration.ts';
import type { Field } from '#journey/model/field.ts';

/** The app's api, with something changed in each configuration that the service answers. */
export const withConfiguration =
  (change: (configuration: Configuration) => void) =>
  (api: Api): Api => ({
    ...api,
    getSystem: async (...asked) => {
      const answer = await api.getSystem(...asked);
      if (answer.ok) change(answer.value.configuration);
      return answer;
    },
  });

/** The app's api, with these fields, made anew for each answer, in place of those of the first step. */
export const firstStepWith = (fields: () => Field[]) =>
  withConfiguration(({ steps: [first] }) => {
    if (first) first.fields = fields();
  });
