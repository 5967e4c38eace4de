/** Code that is mutated together and has one row in docs/mutation.md. */
export interface Subject {
  name: string;
  /**
   * Paths or globs from the root of the repository; a `!` leaves out. Tests are left out. Lazy code has to be listed by
   * paths.
   */
  files: readonly string[];
  /** The tests that have to notice a mutant: those of the subject, not those of code that uses the subject. */
  tests: readonly string[];
  /**
   * The time after which a test fails, in milliseconds: for tests that take milliseconds, so that one that waits in
   * vain does not take 20 s.
   */
  testTimeLimit?: number;
  /** The smallest allowed share of noticed mutants, in percent. Without it any share is allowed. */
  minimumScore?: number;
}

/** These tests play whole journeys, so each mutant takes one to three seconds. Their subjects have one or two files. */
const submitTests: Subject['tests'] = [
  'src/flows/submit-*.test.ts',
  'src/flows/{saved-answers,pending-writes*,warn-of-read-error}.test.ts',
  'src/flows/{check-other-proposals,hash-id,simulation,run-lookup}.test.ts',
];

/** For tests that use neither the mock service nor an open journey (tests/flows/context-without-service.ts). */
const WITHOUT_SERVICE = { testTimeLimit: 4000, minimumScore: 90 } as const;

/** A mistake in most of this code can cost a person money or data, so tests have to notice nine of ten mutants. */
export const subjects: readonly Subject[] = [
  {
    name: 'brazil',
    files: ['src/brazil/**/*.ts'],
    tests: ['src/brazil/*.test.ts'],
    minimumScore: 90,
  },
  {
    name: 'masks',
    files: ['src/journey/masks/**/*.ts'],
    tests: ['src/journey/masks/*.test.ts'],
    minimumScore: 90,
  },
  {
    name: 'validators',
    files: ['src/journey/validators/**/*.ts'],
    tests: ['src/journey/validators/*.test.ts'],
    minimumScore: 90,
  },
  {
    name: 'errors',
    files: ['src/journey/errors/**/*.ts'],
    tests: ['src/journey/errors/*.test.ts'],
    minimumScore: 90,
  },
  {
    name: 'handle-failure',
    files: ['src/flows/handle-failure.ts'],
    tests: ['src/flows/{handle-failure,retry-after}.test.ts'],
    minimumScore: 90,
  },
  {
    name: 'answers',
    files: ['src/journey/answers.ts'],
    tests: ['src/journey/answers.test.ts'],
    minimumScore: 90,
  },
  {
    name: 'sent-files',
    files: ['src/flows/file-evidence.ts', 'src/flows/unproven-files.ts'],
    tests: ['src/flows/{file-evidence,unproven-files}.test.ts'],
    minimumScore: 90,
  },
  {
    name: 'unknown-outcome',
    files: ['src/flows/unknown-outcome.ts'],
    tests: ['src/flows/{pending-writes*,submit-unknown-outcome,submit-files*,submit-step,restart}.test.ts'],
    minimumScore: 90,
  },
  {
    name: 'pending-writes',
    files: ['src/flows/{move,pending}-writes.ts'],
    tests: ['src/flows/{pending-writes*,hash-id,restart}.test.ts'],
    minimumScore: 90,
  },
  {
    name: 'submit-rules',
    files: ['src/journey/submit/**/*.ts', 'src/journey/form/payload.ts', 'src/journey/form/validate.ts'],
    tests: ['src/journey/submit/*.test.ts', 'src/journey/form/{payload,validate*}.test.ts'],
    minimumScore: 90,
  },
  {
    name: 'submission',
    files: ['src/flows/submission-of.ts', 'src/flows/accept-outcome.ts'],
    tests: submitTests,
    minimumScore: 90,
  },
  {
    name: 'send-submission',
    files: ['src/flows/send-submission.ts'],
    tests: submitTests,
    minimumScore: 90,
  },
  {
    name: 'submit-step',
    files: ['src/flows/{submit-step,write-submission,handle-submission-failure}.ts'],
    tests: submitTests,
    minimumScore: 90,
  },
  {
    name: 'decode',
    files: ['src/api/decode/**/*.ts'],
    tests: ['src/api/decode/*.test.ts'],
    minimumScore: 90,
  },
  {
    name: 'simulation',
    files: ['src/journey/simulation/**/*.ts'],
    tests: ['src/journey/simulation/*.test.ts'],
    minimumScore: 90,
  },
  {
    name: 'state',
    files: ['src/state/**/*.ts'],
    tests: ['src/state/*.test.ts'],
    minimumScore: 90,
  },
  {
    name: 'rules',
    files: ['src/journey/rules/**/*.ts'],
    tests: ['src/journey/rules/*.test.ts', 'src/journey/journey.test.ts'],
    minimumScore: 90,
  },
  {
    name: 'fields',
    files: ['src/journey/fields/**/*.ts'],
    tests: ['src/journey/fields/*.test.ts'],
    minimumScore: 90,
  },
  {
    name: 'steps',
    files: ['src/journey/steps/**/*.ts'],
    tests: ['src/journey/steps/**/*.test.ts', 'src/journey/journey.test.ts'],
    minimumScore: 90,
  },
  {
    name: 'formatters',
    files: ['src/journey/formatters/**/*.ts'],
    tests: ['src/journey/formatters/*.test.ts'],
    minimumScore: 90,
  },
  {
    name: 'shared',
    files: [
      'src/shared/**/*.ts',
      '!src/shared/safety/{sanitize-html,replace-markup,safe-pattern,parse-pattern}.ts',
    ],
    tests: ['src/shared/**/*.test.ts'],
    minimumScore: 90,
  },
  {
    name: 'form-evaluation',
    files: [
      'src/journey/form/{evaluate-form,evaluation,evaluation-context,evaluator,field-view,form-plan,acyclic-order}.ts',
      'src/journey/form/{is-one-of,is-present,labels,progress,shown-value,step-fields,term-to-open,values}.ts',
      'src/journey/form/conditionals/*.ts',
    ],
    tests: [
      // The tests with generated forms take seconds, so they are left out.
      'src/journey/form/{evaluate,evaluate-form,evaluation,evaluation.edges,acyclic-order}.test.ts',
      'src/journey/form/{is-one-of,is-present,labels,progress,step-fields,term-to-open,values}.test.ts',
    ],
    minimumScore: 90,
  },
  {
    name: 'form-rules',
    files: ['src/journey/form/{generic-rules,is-within-dates,satisfies-rule,text-length}.ts'],
    tests: ['src/journey/form/{generic-rules,texts,validate*}.test.ts'],
    minimumScore: 90,
  },
  {
    name: 'form-lookups',
    files: [
      'src/journey/form/{address,codes,consequences,fill-company,lookups,options,state-name}.ts',
      'src/journey/form/{vehicle,vehicle-parts}.ts',
    ],
    tests: ['src/journey/form/{address,consequences*,fill-company,lookups,options,vehicle}.test.ts'],
    minimumScore: 90,
  },
  {
    name: 'journey',
    files: ['src/journey/*.ts', 'src/journey/model/*.ts', '!src/journey/{answers,brand-tokens,color}.ts'],
    tests: ['src/journey/*.test.ts', 'src/journey/model/*.test.ts', 'src/flows/phases-of-products.test.ts'],
    minimumScore: 90,
  },
  {
    name: 'drafts',
    files: ['src/flows/{drafts,restore-drafts}.ts'],
    tests: ['src/flows/drafts.{late,reading,renaming,restoring,saving,slow-storage}.test.ts'],
    ...WITHOUT_SERVICE,
  },
  {
    name: 'unsent-choices',
    files: ['src/flows/unsent-choices.ts'],
    tests: ['src/flows/unsent-choices.test.ts'],
    minimumScore: 90,
  },
  {
    name: 'restart',
    files: ['src/flows/restart.ts', 'src/flows/erase-device.ts', 'src/flows/store-consent.ts'],
    tests: ['src/flows/{restart.details,restart.new-hash,erase-device.memory,store-consent}.test.ts'],
    ...WITHOUT_SERVICE,
  },
  {
    name: 'attachments',
    files: ['src/flows/attachments.ts'],
    tests: ['src/flows/attachments.test.ts'],
    ...WITHOUT_SERVICE,
  },
  {
    name: 'hash-id',
    files: ['src/flows/hash-id.ts'],
    tests: ['src/flows/hash-id.storage.test.ts'],
    ...WITHOUT_SERVICE,
  },
  {
    name: 'token-confirmation',
    files: ['src/flows/{token-confirmation,store-access-token,send-token,request-code}.ts'],
    tests: [
      'src/flows/token-confirmation.{answers,codes,wait}.test.ts',
      'src/flows/{send-token,store-access-token}.test.ts',
    ],
    ...WITHOUT_SERVICE,
  },
  {
    name: 'simulation-flows',
    files: ['src/flows/simulation.ts', 'src/flows/chosen-offer.ts'],
    tests: ['src/flows/simulation.{details,failures,requests,sending}.test.ts'],
    ...WITHOUT_SERVICE,
  },
  {
    name: 'opening',
    files: ['src/flows/open-journey.ts', 'src/flows/follow-redirect.ts', 'src/flows/ask-ownership.ts'],
    tests: ['src/flows/open-journey.{answers,details,launch-params,redirects}.test.ts'],
    ...WITHOUT_SERVICE,
  },
  {
    name: 'brand-colours',
    files: ['src/journey/{brand-tokens,color}.ts'],
    // The test with colours from the whole cube takes seconds, so it is left out.
    tests: ['src/journey/brand-tokens.test.ts'],
    minimumScore: 90,
  },
  {
    name: 'tab-claim',
    files: ['src/flows/claim-proposal.ts'],
    tests: ['src/flows/tab-claim.test.ts'],
    ...WITHOUT_SERVICE,
  },
  {
    name: 'fetch-step',
    files: ['src/flows/fetch-step.ts'],
    tests: ['src/flows/fetch-step.test.ts'],
    ...WITHOUT_SERVICE,
  },
  {
    name: 'going-back',
    files: ['src/flows/{go-back,follow-address}.ts'],
    tests: ['src/flows/{follow-address.places,go-back.steps}.test.ts'],
    ...WITHOUT_SERVICE,
  },
  {
    name: 'step-actions',
    files: [
      'src/flows/actions/consent.ts',
      'src/flows/actions/index.ts',
      'src/flows/actions/step-buttons.ts',
      'src/flows/actions/write.ts',
    ],
    tests: ['src/flows/actions/{action-calls,*.calls,consent.terms}.test.ts'],
    ...WITHOUT_SERVICE,
  },
  {
    name: 'service-actions',
    files: [
      'src/flows/actions/c6.ts',
      'src/flows/actions/car-equity.ts',
      'src/flows/actions/contracts.ts',
      'src/flows/actions/open-link.ts',
      'src/flows/actions/redo-document-link.ts',
      'src/flows/actions/refused-code.ts',
      'src/flows/actions/step-code.ts',
    ],
    tests: ['src/flows/actions/{action-calls,*.calls}.test.ts'],
    ...WITHOUT_SERVICE,
  },
  {
    name: 'waiting',
    files: [
      'src/flows/{wait,poll-once,pass-repetition-pause,sleep-between-polls,time-until-retry}.ts',
      'src/flows/{step-details,start-resend-pause,retry-delay}.ts',
    ],
    tests: ['src/flows/{wait.ends,wait.polls,step-details,start-resend-pause}.test.ts'],
    ...WITHOUT_SERVICE,
  },
  {
    name: 'asking',
    files: ['src/flows/ask.ts'],
    tests: ['src/flows/{ask,ask.online}.test.ts'],
    ...WITHOUT_SERVICE,
  },
  {
    name: 'settings',
    files: ['src/flows/{create-host-notifier,switch-theme,tracking-consent}.ts'],
    tests: ['src/flows/{create-host-notifier,switch-theme,tracking-consent}.test.ts'],
    ...WITHOUT_SERVICE,
  },
  {
    name: 'secure-storage',
    files: [
      'src/platform/{secure-storage,secure-database,page-freezes,seal,sealer,leftovers,is-blocked}.ts',
      'src/platform/{content-of-file,entry-reader,entry-writer,is-alive,patience}.ts',
      'src/platform/{storage-health,storage-opening,unstored-entries}.ts',
    ],
    tests: [
      'src/platform/secure-storage.test.ts',
      'src/platform/secure-storage.{damage,erasing,expiry,frozen,last-write,leftovers,opening}.test.ts',
      'src/platform/secure-storage.{failing,overtaking,pad,reading,refused,retrying,tabs,trouble,versions}.test.ts',
      'src/platform/{is-blocked,page-freezes}.test.ts',
    ],
    minimumScore: 90,
  },
  {
    name: 'cookies-and-address',
    files: [
      'src/platform/{address,secure-address,without-secrets,hide-tokens}.ts',
      'src/platform/{cookies,document-cookies,read-kept-fingerprint,last-brand,tab-memory,reload-once}.ts',
    ],
    tests: [
      'src/platform/{address,secure-address,device,hide-tokens}.test.ts',
      'src/platform/{cookies,document-cookies,fingerprint,last-brand,tab-memory}.test.ts',
    ],
    minimumScore: 90,
  },
  {
    name: 'tabs',
    files: ['src/platform/tabs.ts'],
    tests: ['src/platform/{tabs,tabs.erasure,tabs.freed,tabs.suspended}.test.ts'],
    minimumScore: 90,
  },
  {
    name: 'device',
    files: [
      'src/platform/{device,fingerprint,fingerprint-signals,geolocation,idempotency-keys,murmurhash3}.ts',
      'src/platform/{sharing,track-insets,webview}.ts',
    ],
    tests: [
      // The random test of murmurhash3 takes seconds, so it is left out. That of the fingerprint has fixed texts.
      'src/platform/{device,fingerprint,geolocation,idempotency-keys}.test.ts',
      'src/platform/{sharing,track-insets,webview}.test.ts',
    ],
    minimumScore: 90,
  },
  {
    name: 'page-events',
    files: ['src/platform/{activity,clock,connectivity,listeners,network-work,visibility}.ts'],
    tests: ['src/platform/{activity,clock,connectivity,listeners,network-work,visibility}.test.ts'],
    minimumScore: 90,
  },
  {
    name: 'attached-files',
    files: ['src/platform/image-store.ts'],
    tests: ['src/platform/image-store.test.ts'],
    minimumScore: 90,
  },
  {
    name: 'reports-and-pixels',
    files: ['src/platform/{failure-tally,log,open-pixel-page,pixel-parts,tracking}.ts'],
    tests: ['src/platform/{failure-tally,log,open-pixel-page,pixel-parts,tracking}.test.ts'],
    minimumScore: 90,
  },
  {
    name: 'polling',
    files: ['src/journey/polling/**/*.ts'],
    tests: ['src/journey/steps/steps.test.ts'],
    minimumScore: 90,
  },
];
