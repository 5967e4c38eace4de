import type { Api } from '#api/api.ts';
import type { Configuration } from '#journey/model/configuration.ts';
import type { Field } from '#journey/model/field.ts';

/** The app's api, with `change` applied to each configuration from the service. */
export const withConfiguration =
  (change: (configuration: Configuration) => void) =>
  (api: Api): Api => ({
    ...api,
    getSystem: async (...parameters) => {
      const answer = await api.getSystem(...parameters);
      if (answer.ok) change(answer.value.configuration);
      return answer;
    },
  });

/** The app's api, with these fields instead of those of the first step, created anew for each answer. */
export const withFirstStepFields = (fields: () => Field[]) =>
  withConfiguration(({ steps: [firstStep] }) => {
    if (firstStep) firstStep.fields = fields();
  });
