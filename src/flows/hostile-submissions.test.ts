import { atAddressStep } from '#tests/flows/at-address-step.ts';
import { type FlowStage, typeAddress, typePersonalData, until } from '#tests/flows/flow-stage.ts';
import { hostileAnswer, openInProduction, testHostilePlaces } from '#tests/flows/hostile-place.ts';

async function submitFirstStep(answer: ReturnType<typeof hostileAnswer>): Promise<FlowStage> {
  const visit = await openInProduction({ plan: { createProposal: answer } });
  typePersonalData(visit.flows);
  void visit.flows.submit();
  await until(
    () =>
      visit.state.dialog.isOpen ||
      visit.state.errorPage !== undefined ||
      visit.state.form.summaryFocusRequests > 0,
  );
  return visit;
}

testHostilePlaces({
  'the page at the start': {
    showsMessage: true,
    play: async body => openInProduction({ plan: { getSystem: hostileAnswer(403, body) } }),
  },
  'the dialog after a submission': {
    showsMessage: true,
    play: body => submitFirstStep(hostileAnswer(422, body)),
  },
  'the dialog about an instability': {
    showsMessage: true,
    play: body => submitFirstStep(hostileAnswer(500, body)),
  },
  'the page that ends the flow': {
    showsMessage: true,
    play: body => submitFirstStep(hostileAnswer(422, { ...body, redirectToErrorPage: true })),
  },
  'the page without an offer': {
    showsMessage: false,
    play: body => submitFirstStep(hostileAnswer(422, { ...body, type: 'noOffer' })),
  },
  'a field and the notice of the form': {
    showsMessage: true,
    play: (body, message) =>
      submitFirstStep(hostileAnswer(422, { ...body, errors: { cpf: message, outro: message } })),
  },
  'the dialog after a later step': {
    showsMessage: true,
    play: async body => {
      const visit = await openInProduction({
        world: atAddressStep,
        plan: { updateStep: hostileAnswer(422, body) },
      });
      await typeAddress(visit);
      void visit.flows.submit();
      await until(() => visit.state.dialog.isOpen);
      return visit;
    },
  },
});
