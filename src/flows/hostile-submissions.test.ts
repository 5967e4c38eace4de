import { marina } from '#scenarios/cast/personas.ts';
import { personalAnswers } from '#scenarios/products/credito-pessoal.answers.ts';
import { type FlowStage, typeAddress, typePersonalData, until } from '#tests/flows/flow-stage.ts';
import { openInProduction, refusal, testHostilePlaces } from '#tests/flows/hostile-place.ts';

const atAddressStep = {
  proposal: { currentStep: 'endereco', answers: { 'dados-pessoais': personalAnswers(marina) } },
};

async function submitFirstStep(answer: ReturnType<typeof refusal>): Promise<FlowStage> {
  const visit = await openInProduction({ plan: { createProposal: answer } });
  typePersonalData(visit.flows);
  void visit.flows.submit();
  await until(
    () => visit.state.dialog.open || visit.state.errorPage !== undefined || visit.state.form.summaryFocus > 0,
  );
  return visit;
}

testHostilePlaces({
  'the page at the start': {
    shows: true,
    play: async body => openInProduction({ plan: { getSystem: refusal(403, body) } }),
  },
  'the dialog after a submission': {
    shows: true,
    play: body => submitFirstStep(refusal(422, body)),
  },
  'the dialog about an instability': {
    shows: true,
    play: body => submitFirstStep(refusal(500, body)),
  },
  'the page that ends the flow': {
    shows: true,
    play: body => submitFirstStep(refusal(422, { ...body, redirectToErrorPage: true })),
  },
  'the page without an offer': {
    shows: false,
    play: body => submitFirstStep(refusal(422, { ...body, type: 'noOffer' })),
  },
  'a field and the notice of the form': {
    shows: true,
    play: (body, message) =>
      submitFirstStep(refusal(422, { ...body, errors: { cpf: message, outro: message } })),
  },
  'the dialog after a later step': {
    shows: true,
    play: async body => {
      const visit = await openInProduction({
        world: atAddressStep,
        plan: { updateStep: refusal(422, body) },
      });
      await typeAddress(visit);
      void visit.flows.submit();
      await until(() => visit.state.dialog.open);
      return visit;
    },
  },
});
