import { buildField } from '#journey/form/build-field.ts';
import { atAddressStep } from '#tests/flows/at-address-step.ts';
import { typeAddress, until } from '#tests/flows/flow-stage.ts';
import { hostileAnswer, openInProduction, testHostilePlaces } from '#tests/flows/hostile-place.ts';
import { withFirstStepFields } from '#tests/flows/with-configuration.ts';

testHostilePlaces({
  'the message of the company search': {
    showsMessage: true,
    play: async body => {
      const visit = await openInProduction({
        plan: { findCompaniesByName: hostileAnswer(422, body) },
        wrap: withFirstStepFields(() => [buildField({ key: 'cnpj', component: 'cnpj' })]),
      });
      await visit.flows.openCompanyLookup('cnpj');
      void visit.flows.searchCompanies('padaria');
      await until(() => visit.platform.clock.sleepingCount() > 0);
      await visit.platform.clock.advance(500);
      await until(() => visit.state.toasts.length > 0);
      return visit;
    },
  },
  'the message about a licence plate': {
    showsMessage: true,
    play: async body => {
      const visit = await openInProduction({
        plan: { getFipeResource: hostileAnswer(422, body) },
        wrap: withFirstStepFields(() => [buildField({ key: 'placa', component: 'consultaPlaca' })]),
      });
      visit.flows.editField('placa', 'ABC1D23');
      await until(() => (visit.state.form.fields.placa?.options.message ?? '') !== '');
      return visit;
    },
  },
  'a list of options': {
    showsMessage: false,
    play: async body => {
      const visit = await openInProduction({
        world: atAddressStep,
        plan: { getResource: hostileAnswer(422, body) },
      });
      await until(() => visit.state.form.fields.estado?.options.status === 'error');
      return visit;
    },
  },
  'an empty list of options': {
    showsMessage: true,
    play: async ({ message }) => {
      const visit = await openInProduction({
        world: atAddressStep,
        plan: { getResource: hostileAnswer(200, { data: { resource: [], message } }) },
      });
      await until(() => visit.state.form.fields.estado?.options.status === 'error');
      return visit;
    },
  },
  'a simulation': {
    showsMessage: true,
    play: async body => {
      const visit = await openInProduction({
        product: 'home-equity',
        world: { proposal: { currentStep: 'simulacao', answers: {} } },
        plan: { simulate: hostileAnswer(422, body) },
      });
      await until(() => visit.state.simulation.status === 'failed');
      return visit;
    },
  },
  'the inputs of a simulation': {
    showsMessage: true,
    play: async (body, message) => {
      const visit = await openInProduction({
        product: 'home-equity',
        world: { proposal: { currentStep: 'simulacao', answers: {} } },
        plan: { simulate: hostileAnswer(422, { ...body, errors: { valor: message, outro: message } }) },
      });
      await until(() => ['failed', 'ready'].includes(visit.state.simulation.status));
      return visit;
    },
  },
  'a refused confirmation code': {
    showsMessage: true,
    play: async body => {
      const visit = await openInProduction({ world: { access: 'expired', ...atAddressStep } });
      await typeAddress(visit);
      await visit.flows.submit();
      await visit.flows.requestToken('sms');
      visit.engine.breakNext('validateToken', hostileAnswer(422, body));
      await visit.flows.enterToken('123456');
      return visit;
    },
  },
  'a confirmation code that is not sent': {
    showsMessage: true,
    play: async body => {
      const visit = await openInProduction({ world: { access: 'expired', ...atAddressStep } });
      await typeAddress(visit);
      await visit.flows.submit();
      visit.engine.breakNext('validateToken', hostileAnswer(422, body));
      await visit.flows.requestToken('sms');
      return visit;
    },
  },
});
