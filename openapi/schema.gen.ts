// Generated from openapi/ by `npm run contract`. Do not edit: change the contract and run it again.

/** A name that the contract does not list. The service may send one; our own data says so with a cast and a reason. */
export type UnknownName = string & { readonly unknownToTheContract: true };

/** Any JSON value. */
export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

export interface paths {
    "/{hashId}/system": {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
                /** @description Token of the typist's office when an operator started the proposal (6.2, 7.8). */
                userOfficeToken?: components["parameters"]["UserOfficeToken"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
            };
            cookie?: never;
        };
        /**
         * Product and steps of a link and, once it exists, the proposal
         * @description Returns what belongs to a link: product, bank, steps with their fields, configuration and, once it exists, the
         *     proposal. It is the first call of every visit. The app calls it again after a reload, after a 404 with
         *     `errors.status` CONFLICT, after a write whose outcome is unknown (network error, timeout, an answer that cannot be
         *     read, a status from 500 that says neither `redirectProposalToCurrentStep` nor `redirectToErrorPage` nor that there is
         *     no offer), and before it sends a submission again after any failure, such as 409, 429 or 503 ('Tentar novamente'); the
         *     state of the proposal in the answer decides where the journey continues. With the hash of another proposal of the
         *     visitor (`getMultiProposal`) the app calls it before it leaves the present one.
         *
         *     A read: it changes nothing and carries no `Idempotency-Key`. The app may call it many times in a row, so it should
         *     be cheap. The answer need not have every member: see `required`.
         *
         *     404 means that the link is no longer valid. 401 leads to the confirmation of a code and back. After 5xx and a
         *     broken connection the app offers a retry. After an answer without steps it shows a message. If the list of steps
         *     does not contain `currentStep`, the app calls `showStep`.
         */
        get: operations["getSystem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/create-proposal/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
                /** @description One key for each press of a button; a repeated request carries the same key. See "One press, one effect" above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The hash of the link. */
                id: components["schemas"]["Hash"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates the proposal with the answers of the first step
         * @description Creates the proposal with the values of the first step. The app calls it once, when the visitor presses the
         *     button of the first step and no proposal exists yet, after it has looked for other proposals of the same CPF. The
         *     first step need not be a form: a consent step creates the proposal, too.
         *
         *     A creation contains no files, because only a step of an existing proposal takes them (7.10). If the first step has
         *     fields of files, the app creates the proposal with the other values and, after the answer, sends the same step once
         *     more with its files and all its values, by `updateStep` as multipart. So a creation must not require a field of files,
         *     even a `required` one: a service that refuses it for a missing file refuses the visitor for ever, whose file is attached on
         *     the screen. It must accept this update although `currentStep` has moved on, and may check the files there.
         *
         *     A write: it carries `Idempotency-Key`, and one key must have one effect. The app never repeats it by itself: after
         *     a network error, a timeout, an answer that cannot be read, or a status from 500 that does not say how the journey
         *     goes on (see `getSystem`), it reads `getSystem`. If the proposal exists, the journey continues; if not, the visitor may
         *     send again, with the same key and the same body.
         *
         *     A 200 without `_id` and without `selfContractFeature` means that the creation failed. After a 422 with fields the
         *     app shows each message at its field; a 422 with `type: noOffer` ends the journey. A 409 means that the service is
         *     still processing an earlier request with the same key, so the next press sends the same key and the same body. A 409
         *     with a redirection is a refusal.
         */
        post: operations["createProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/update-step/{hashId}/step/{step}": {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
                /** @description One key for each press of a button; a repeated request carries the same key. See "One press, one effect" above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
                /** @description Slug of the step. The confirmation of a code after a 401 may name a step that does not exist, see `getTokenValidation`. */
                step: components["parameters"]["Step"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Submits a step, with files as multipart; with polling, reads the status of a waiting step
         * @description Submits the values of a step. The app calls it when the visitor presses the button of the step. With `polling: true` it
         *     only reads the status of a step, while it waits and, for most types, also in the status init (see `StepTypeSlug`). A
         *     poll never begins a step.
         *
         *     The step need not be the current one: a visitor may change an earlier form. The service saves its values and answers
         *     with the proposal, at the same `currentStep` or back at a step after the changed one. The app goes to the step that
         *     the answer names. An earlier step that can no longer be changed is refused with 422 and a `message`, or with 404
         *     and `errors.status` CONFLICT.
         *
         *     If the first step has files, they follow its creation in one update of the same step, as multipart, with all values of
         *     the step again (see `createProposal`). The service must accept this update although `currentStep` has moved on
         *     meanwhile.
         *
         *     Files that were sent before stay unless the request says otherwise: `UpdateStepFiles` describes how `data` names those
         *     that stay. The answer lists what the service has stored, so that the app can warn the visitor of a file that is missing.
         *
         *     A button of a status screen submits `stepAction` as its only value. It names the action: `advance` (continue after
         *     a step that is over, or start a step in status init that the visitor begins, see `x-begun-by` of `StepTypeSlug`),
         *     `skipStep`, `cancel`, `newSimulation` (back to the
         *     simulation), `resendSms`, `redoStep`, `pollAgain` (start a failed, remake or review step again). The list is open:
         *     an unknown name starts the step again. The service stores no value of such a submission. If the step is no longer the
         *     current one, the submission changes nothing: the service answers with the present state of the proposal, or with 404
         *     and `errors.status` CONFLICT. Otherwise the visitor would skip a step.
         *
         *     `skipStep` skips the step in the address and continues at the step after it. The app sends it when the visitor declines
         *     to attach the receipt of an overdue bill, to the step of the receipt (see `selfContractFeature`). A service need not
         *     accept it for any other step.
         *
         *     A simulation step submits the chosen option: `valor`, `prazo`, `taxa` and `valorDaParcela`, in reais, months, a
         *     fraction and reais; `comSeguro`, `contracts`, `pricingType` or `valorDeEntrada` if the request had them; and the bank of
         *     the offer as `banco`, `{ "value", "label" }` with its `id` and its name, if the answer named one.
         *
         *     A step of type `contractApi` or `consultContractsApi` submits the `_id` of the chosen contract (`listContracts`) as its
         *     only value, `contrato`.
         *
         *     A step that waits has the `stepStatus` waiting. The wait ends when an answer to a poll names another `currentStep`, or
         *     another `stepStatus` of the same step.
         *
         *     A service that refuses the visitor for good answers, also to a poll, with the `result` noOffer, or with 422 and
         *     `redirectToErrorPage`, whose `message` the app shows. Both end the journey. The `stepStatus` failed does not: it means
         *     that the step did not work, and the app offers to try again. `situation` decides nothing.
         *
         *     A submission carries `Idempotency-Key`; a multipart form carries the key also in the part `idempotencyKey`. A poll
         *     (`polling: true`) is a read: it changes nothing and carries no key.
         */
        patch: operations["updateStep"];
        trace?: never;
    };
    "/show-step/{hashId}/step/{step}": {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
                /** @description Slug of the step. The confirmation of a code after a 401 may name a step that does not exist, see `getTokenValidation`. */
                step: components["parameters"]["Step"];
            };
            cookie?: never;
        };
        /**
         * One step with its fields and its current status
         * @description Returns one step with its fields and its current status. The app calls it when the journey reaches a step that the
         *     system answer did not contain, when the visitor opens the link of a step that has none yet, and when an answer
         *     names such a step as that of the receipt of an overdue bill.
         *
         *     A read: it changes nothing and carries no `Idempotency-Key`. At the opening of a step it is the only call that the
         *     app repeats by itself: up to five times with growing pauses after a network error, a timeout, an answer that cannot be
         *     read, 429 or 5xx, and never before the time in `Retry-After`; if that is more than 30 s, a page shows how long it
         *     takes. The app cancels the call when the visitor leaves the step.
         *
         *     If the repetitions fail, too, the app shows the last failure on a page with a retry. After a 404, or a refusal without
         *     a message, it shows that the flow has changed; after a refusal with a message, this message; after an answer with a
         *     different step, that it has not found the step. 401 leads to the confirmation of a code and back. After a 404 with
         *     `errors.status` CONFLICT the app reads `getSystem`.
         */
        get: operations["showStep"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/new-hash/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
                /** @description One key for each press of a button; a repeated request carries the same key. See "One press, one effect" above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The current hash. */
                id: components["schemas"]["Hash"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A new hash, to start the journey again
         * @description Starts the journey again with a new hash. The app calls it when the visitor confirms the restart.
         *
         *     A write: it carries `Idempotency-Key`, and one key must have one effect. The earlier proposal does not change. The
         *     app does not repeat the call by itself.
         *
         *     The hash replaces the earlier one in the address, the cookie and the memory of the tab, and the app calls
         *     `getSystem` with it. After an answer without a hash the app shows an error.
         */
        post: operations["newHash"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{proposalId}/finished-update": {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
            };
            path: {
                /** @description Identifier of the proposal. */
                proposalId: components["parameters"]["ProposalId"];
            };
            cookie?: never;
        };
        /**
         * Tells whether the service has completed the proposal; polled every two seconds
         * @description Tells whether the service has completed the proposal. The app calls it every two seconds while it waits for the
         *     last step, until `stepStatus` is success or failure.
         *
         *     A read: it changes nothing and carries no `Idempotency-Key`. After a failed poll the next one follows when the
         *     visitor presses the button; `Retry-After` delays it. The answer must not depend on the number of polls.
         *
         *     A failure ends the wait. 401 leads to the confirmation of a code and back, a redirection to the proposal that it
         *     names, the end of the flow and a missing offer to their pages; after a 404 with `errors.status` CONFLICT the app reads `getSystem`. After any
         *     other failure it shows a dialog with a retry button and, if `stepStatus` is `failed`, the text of `errorMessage`,
         *     otherwise that of `message`.
         */
        get: operations["finishedUpdate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{hashId}/get-multi-proposal/{cpfOrId}": {
        parameters: {
            query?: {
                /** @description Key of the field that contains the CPF; only for the card-withdrawal product. */
                field?: string;
            };
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
                /** @description CPF (11 digits) before a creation, identifier of the proposal after it. Never logged. */
                cpfOrId: components["schemas"]["Identifier"];
            };
            cookie?: never;
        };
        /**
         * Proposals that the same person already has
         * @description Lists the proposals that the same person already has. The app calls it with the CPF before it creates a proposal,
         *     unless the configuration disables the popup, and with an identifier when the visitor chooses one of those
         *     proposals.
         *
         *     A read: it changes nothing and carries no `Idempotency-Key`. The app waits at most 30 s and then creates the
         *     proposal without an answer. The path contains the CPF, so it must not be logged.
         *
         *     404 and an empty list mean that there is no other proposal. 401 leads to the confirmation of a code and back.
         *     Every other failure is only reported, because it must not prevent a new proposal.
         */
        get: operations["getMultiProposal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/token-validation/{hashId}/step/{step}": {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
                /** @description Slug of the step. The confirmation of a code after a 401 may name a step that does not exist, see `getTokenValidation`. */
                step: components["parameters"]["Step"];
            };
            cookie?: never;
        };
        /**
         * Status of the confirmation of a token step
         * @description Returns the status of the confirmation by code: `init` before a code was sent, then `waiting`. The app calls it when a
         *     token step in status init or the screen of the code after a 401 opens, because the visitor may have reloaded the page
         *     while the message was read, and once after a request for a code whose outcome is unknown, because the message may be
         *     out. It calls it every two seconds after a code was sent: the screen says that the message has a link, too (2.23), so
         *     a click on the link must make the status `success`, with the `accessToken`.
         *
         *     After a 401 `step` is the step that the visitor left, else the current step of the proposal, else the first step of
         *     the configuration. If `getSystem` itself has answered 401 on the first visit, the app knows no step and sends
         *     `tokenValidation`, whether a step has this slug or not. The service must answer for any of them, as the code confirms
         *     the visitor, not the step; after a 404 the visitor has no other way.
         *
         *     The visitor can choose among the `tokenValidationMethods` of the step. If it has none or is unknown, the app offers the
         *     `method` with the `target` of this answer, and without them `sms`.
         *
         *     A read: it changes nothing and carries no `Idempotency-Key`. The app does not repeat it by itself; the visitor
         *     can. The answer never contains the code.
         *
         *     `resendAfter` and `Retry-After` give the time at which the visitor may request another code; until then the button
         *     shows the remaining time.
         */
        get: operations["getTokenValidation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Requests a code (method) or checks one (token)
         * @description Requests a code (with `method`) or checks one (with `token`). A code has six digits.
         *
         *     A write: it carries `Idempotency-Key`, and one key must have one effect. A request with another key sends another
         *     code; a check with the same key must not count as another attempt.
         *
         *     400 or 422 means that the code is wrong, and the visitor may correct it. 429 starts a pause of the length that
         *     `Retry-After` gives. After a correct code the app sends the access token of the answer in `x-access-token`, and the
         *     visitor returns to the step with all values.
         *
         *     At a token step a sent code makes the `state` of the step `waiting`, and a correct one `success`. The app then shows
         *     the confirmation with the button 'Continuar', which submits the `stepAction` `advance` of this step (`updateStep`). So
         *     the service may leave the proposal at the step until then, or move it on with the code; then `advance` must change
         *     nothing more.
         */
        patch: operations["validateToken"];
        trace?: never;
    };
    "/{hashId}/resource/{resourceName}": {
        parameters: {
            query?: {
                /** @description Value of the field on which this list depends, for example the state for a list of cities. Several values are separated by commas, in the order of the field's dependencies. */
                referenceResourceCode?: string;
            };
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
                /** @description Name of the list. */
                resourceName: components["schemas"]["ResourceName"];
            };
            cookie?: never;
        };
        /**
         * A list of options by its name
         * @description Returns a list of options by its name, for fields that share it. The app calls it when the `resource` of a field is one
         *     of the known values of `ResourceName`, and again when the value of the field on which the list depends changes. A list
         *     whose name has the word `imovel` comes from `getMultipleFinancingResource`, a list of the vehicle price table from its
         *     own operations (see `resource` of `Field`), any other list from `getFieldOptions`.
         *
         *     A read: it changes nothing and carries no `Idempotency-Key`. The app does not repeat it by itself; the visitor
         *     can.
         *
         *     At an empty list a button and a field for files disappear, any other field shows a message. A field with
         *     `displayIfResourceIsEmpty` appears only then. After a failure the field shows that its
         *     list could not be loaded, with a retry button.
         */
        get: operations["getResource"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{hashId}/field": {
        parameters: {
            query: {
                /** @description Identifier of the field. */
                fieldId: components["schemas"]["Identifier"];
                /** @description Name of the list that the field names. */
                resource?: string;
                /** @description Identifier of the proposal, once there is one. */
                proposalId?: string;
                /** @description Value of the field on which this one depends. Several values are separated by commas, in the order of the field's dependencies. */
                referenceResourceCode?: string;
                /** @description Key within the list, for resources that contain several lists. */
                resourceKey?: string;
            };
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
            };
            cookie?: never;
        };
        /**
         * Options of one field
         * @description Returns the options of one field. The app calls it when the `resource` of the field names a list of its own: none of
         *     the known values of `ResourceName`, which `getResource` returns, no list of the real-estate financing, whose name
         *     has the word `imovel`, and no list of the vehicle price table (see `resource` of `Field`). It calls it once the field is shown and the field on which it depends has a value, and again
         *     when that value changes. A name with a point, `lojas.porCidade`, is sent as `resource` and `resourceKey`.
         *
         *     A read: it changes nothing and carries no `Idempotency-Key`. A newer call cancels an open one. The app does not
         *     repeat it by itself; the visitor can.
         *
         *     At an empty list a button and a field for files disappear, any other field shows a message. A field with
         *     `displayIfResourceIsEmpty` appears only then. After a failure the field shows that its
         *     options could not be loaded, with a retry button.
         */
        get: operations["getFieldOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{id}/proposal-details": {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
            };
            path: {
                /** @description Identifier of the proposal. */
                id: components["schemas"]["Identifier"];
            };
            cookie?: never;
        };
        /**
         * Status, history and documents of a proposal
         * @description Returns the status, the history and the documents of a proposal. The app calls it on the status page, for the
         *     visitor's own proposal.
         *
         *     A read: it changes nothing and carries no `Idempotency-Key`. The app does not repeat it by itself; the visitor
         *     can.
         *
         *     After a failure, also after a 404, the app shows that the page could not be loaded, with a retry. It does not show
         *     absent members, and derives no values for them.
         */
        get: operations["proposalDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{hashId}/list-contracts": {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
            };
            cookie?: never;
        };
        /**
         * Loan contracts that the visitor already has
         * @description Lists the loan contracts that the visitor already has. The app calls it when a step of type `contractApi` or
         *     `consultContractsApi` or the signature page opens. A step of type `contract` or `contrato`, which signs one contract, does
         *     not call it.
         *
         *     A read: it changes nothing and carries no `Idempotency-Key`. The app does not repeat it by itself; the visitor
         *     can.
         *
         *     An empty list is a valid answer; the app shows that there are no contracts. `link` opens outside the app, so it
         *     must be https.
         */
        get: operations["listContracts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/redo-document-link-step/{hashId}": {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
                /** @description One key for each press of a button; a repeated request carries the same key. See "One press, one effect" above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Starts the document link step again
         * @description Starts the document link step again, because the visitor asked for a new link.
         *
         *     A write: it carries `Idempotency-Key`, and one key must have one effect. The earlier link should no longer be
         *     valid. The app does not repeat the call by itself.
         *
         *     The answer is the current state of the proposal, as after an update. A 404 with CONFLICT makes the app read `getSystem`.
         */
        patch: operations["redoDocumentLinkStep"];
        trace?: never;
    };
    "/partial-fork-proposal/{hashId}": {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
                /** @description One key for each press of a button; a repeated request carries the same key. See "One press, one effect" above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates a new proposal from a part of another
         * @description Creates a new proposal with the values of another proposal of the same person. The app calls it when the visitor
         *     chooses to copy such a proposal from the list of `getMultiProposal`, if that list says `canFork`.
         *
         *     The path has the hash of the open link, not that of the copied proposal, which `proposalId` names. So `x-access-token`
         *     is the one of the open link, and after a 401 the code is confirmed for it.
         *
         *     A write: it carries `Idempotency-Key`, and one key must have one effect. The copied proposal does not change. The
         *     app does not repeat the call by itself.
         *
         *     The app then calls `getSystem` with the hash of the answer.
         */
        post: operations["partialForkProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/external/lgpd": {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
                /** @description One key for each press of a button; a repeated request carries the same key. See "One press, one effect" above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Stores the visitor's consent to the use of personal data
         * @description Stores the visitor's consent to the use of personal data. The app calls it when the visitor agrees to the terms in
         *     a step of type `lgpd`, before it submits the step. If that is the first step, there is no proposal yet: the request
         *     has no `proposalId`, and `createProposal` follows. `terms` lists the terms that the visitor agreed to; the step has
         *     to wait only for those that are required.
         *
         *     A write: it carries `Idempotency-Key`, and one key must have one effect. Two requests with the same key must not
         *     create two consents. The app does not repeat the call by itself.
         *
         *     After a failure the visitor stays in the step and may agree again, with the same key.
         */
        patch: operations["externalLgpd"];
        trace?: never;
    };
    "/unauth/cnpj/findByName": {
        parameters: {
            query: {
                /** @description Part of the company's name. */
                name: string;
            };
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Companies by name
         * @description Finds companies by a part of their name, for visitors who do not know the CNPJ of their employer. The app calls it
         *     half a second after the last key.
         *
         *     A read: it changes nothing and carries no `Idempotency-Key`. A newer call cancels an open one; a cancelled call is
         *     no failure. The app does not repeat it by itself; the visitor can.
         *
         *     For an empty list the app shows 'Nenhuma empresa encontrada'. After a failure it shows a notice; the visitor may
         *     type the CNPJ instead.
         */
        get: operations["findCompaniesByName"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{hashId}/fipe-resource/{action}": {
        parameters: {
            query?: {
                /** @description Kind of vehicle, for the makes. */
                tipoVeiculo?: string;
                /** @description Licence plate, for the component consultaPlaca. */
                placa?: string;
            };
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
                /** @description The requested list of the vehicle price table. */
                action: "tipoVeiculo" | "marcaVeiculo" | "consultaPlaca" | UnknownName;
            };
            cookie?: never;
        };
        /**
         * A list of the vehicle price table, or the vehicle of a licence plate
         * @description Returns a list of the vehicle price table (kinds, makes), or the vehicle of a licence plate. The app calls it when
         *     such a list is opened or a plate is complete.
         *
         *     A read: it changes nothing and carries no `Idempotency-Key`. The app does not repeat it by itself; the visitor
         *     can.
         *
         *     The answer to an unknown plate is 404, or has no `vehicle`; then the visitor chooses kind, make and model.
         */
        get: operations["getFipeResource"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{hashId}/fipe-modelo-veiculo": {
        parameters: {
            query: {
                /** @description Kind of vehicle. */
                tipoVeiculo?: string;
                /** @description Value of the make. */
                marcaVeiculo: string;
            };
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
            };
            cookie?: never;
        };
        /**
         * Models of a make
         * @description Lists the models of a make. The app calls it as soon as the make is known.
         *
         *     A read: it changes nothing and carries no `Idempotency-Key`. A newer call cancels an open one. The app does not
         *     repeat it by itself; the visitor can.
         *
         *     After a failure the field shows that its list could not be loaded, with a retry button.
         */
        get: operations["getFipeModels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{hashId}/fipe-ano-modelo-veiculo": {
        parameters: {
            query: {
                /** @description Value of the model. */
                modeloVeiculo: string;
            };
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
            };
            cookie?: never;
        };
        /**
         * Model years of a model
         * @description Lists the model years of a model. The app calls it as soon as the model is known.
         *
         *     A read: it changes nothing and carries no `Idempotency-Key`. A newer call cancels an open one. The app does not
         *     repeat it by itself; the visitor can.
         *
         *     After a failure the field shows that its list could not be loaded, with a retry button.
         */
        get: operations["getFipeModelYears"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{hashId}/fipe-valor-veiculo": {
        parameters: {
            query: {
                /** @description Value of the model. */
                modeloVeiculo: string;
                /** @description Value of the model year. */
                anoModeloVeiculo: string;
            };
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
            };
            cookie?: never;
        };
        /**
         * Price of a vehicle
         * @description Returns the price of a vehicle. The app calls it as soon as the model year is known, and fills the price in.
         *
         *     A read: it changes nothing and carries no `Idempotency-Key`. The app does not repeat it by itself; the visitor
         *     can.
         *
         *     Without an answer the visitor types the price.
         */
        get: operations["getFipeValue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{hashId}/multiple-financing-resource": {
        parameters: {
            query?: {
                /** @description Name of the list. */
                resource?: string;
                /** @description Value chosen in the list on which this one depends. */
                referenceResourceCode?: string;
            };
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
            };
            cookie?: never;
        };
        /**
         * A list of the real-estate financing
         * @description Returns a list of options for a field of the real-estate financing. The app calls it when the field needs its list.
         *
         *     A read: it changes nothing and carries no `Idempotency-Key`. The app does not repeat it by itself; the visitor
         *     can.
         *
         *     After a failure the field shows that its list could not be loaded, with a retry button.
         */
        get: operations["getMultipleFinancingResource"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{hashId}/multiple-financing-residency-value": {
        parameters: {
            query?: {
                /** @description Postal code of the residence. */
                cep?: string;
            };
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
            };
            cookie?: never;
        };
        /**
         * Value of a residence and the limits of its financing
         * @description Returns the value of a residence and the limits of its financing. The app calls it when the field is shown and
         *     when the postal code of the residence changes.
         *
         *     A read: it changes nothing and carries no `Idempotency-Key`. A newer call cancels an open one. The app does not
         *     repeat it by itself; the visitor can.
         *
         *     The answer fills the field, unless the visitor has edited it, and sets its limits. Without an answer the visitor
         *     types the value.
         */
        get: operations["getResidencyValue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/multiple-financing/{hashId}": {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offers of several banks for a property
         * @description Returns the offers of several banks for a property. The app calls it when the step opens and after every change of
         *     an input.
         *
         *     The price of the property is the value of a field with the key `valorDoImovel` or `valorImovel` in the answers of the
         *     proposal. Without a price above zero the app sends no request, and asks the visitor to check the property.
         *
         *     A read: it changes nothing and carries no `Idempotency-Key`. The app shows the answer at once and discards it at
         *     the next input. A newer call cancels an open one, so the app never reads late answers.
         *
         *     After a failure the app shows an error with a retry button; after a 422 it shows the message, because it tells the
         *     visitor which input to change. The options of an earlier answer stay in view, but the visitor cannot continue with them.
         */
        post: operations["multipleFinancing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/simulation/{hashId}": {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Simulation of a product
         * @description Simulates a product: the cost of an amount and a term. The app calls it when the step opens and after every change
         *     of an input.
         *
         *     A read: it changes nothing and carries no `Idempotency-Key`. The app shows the answer at once and discards it at
         *     the next input. A newer call cancels an open one, so the app never reads late answers.
         *
         *     After a failure the app shows an error with a retry button; after a 422 it shows the message, because it tells the
         *     visitor which input to change. The options of an earlier answer stay in view, but the visitor cannot continue with them.
         */
        post: operations["simulate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{hashId}/simulation-cdc": {
        parameters: {
            query: {
                /** @description Entry value, in reais. */
                valorEntradaCDC: number;
                /** @description With insurance. */
                comSeguro?: boolean;
            };
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
            };
            cookie?: never;
        };
        /**
         * Simulation of a vehicle financing
         * @description Simulates a vehicle financing. The app calls it when the step opens and again when the entry value or the
         *     insurance changes.
         *
         *     The entry is a share of the price of the vehicle, which the app reads from the answers of the proposal: the value of a
         *     field with the key `valorVeiculo`, first in the step `sobreOVeiculo`, otherwise in any step. Without a price
         *     above zero the app sends no request, and asks the visitor to check the vehicle.
         *
         *     A read: it changes nothing and carries no `Idempotency-Key`. The app shows the answer at once and discards it at
         *     the next input. A newer call cancels an open one, so the app never reads late answers.
         *
         *     After a failure the app shows an error with a retry button; after a 422 it shows the message, because it tells the
         *     visitor which input to change. The options of an earlier answer stay in view, but the visitor cannot continue with them.
         */
        get: operations["simulateCdc"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cdc-financing/{hashId}": {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
                /** @description One key for each press of a button; a repeated request carries the same key. See "One press, one effect" above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Continues with an option of the vehicle financing
         * @description Continues with an option of the vehicle financing. The app calls it when the visitor has chosen an option and
         *     presses 'Continuar com o Financiamento'.
         *
         *     A write: it carries `Idempotency-Key`, and one key must have one effect. It takes the proposal to its next step,
         *     so the app never repeats it by itself: after an unknown outcome it reads `getSystem` first.
         *
         *     Term, rate and instalment name the option: two options may have one term. An option that the service does not offer
         *     (any more) is refused with 422.
         *
         *     The answer is the current state of the proposal, as after an update. After a 422 the app shows the message, and
         *     the visitor may choose another option.
         */
        post: operations["financeCdc"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agx-private-simulation/{hashId}": {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Simulation of the private payroll loan
         * @description Simulates the private payroll loan. The app calls it when the step opens and again when amount, instalment or term
         *     changes.
         *
         *     A read: it changes nothing and carries no `Idempotency-Key`. The app shows the answer at once and discards it at
         *     the next input. A newer call cancels an open one, so the app never reads late answers.
         *
         *     After a failure the app shows an error with a retry button; after a 422 it shows the message, because it tells the
         *     visitor which input to change. The options of an earlier answer stay in view, but the visitor cannot continue with them.
         */
        post: operations["simulateAgxPrivate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agx-private-simulation-range/{hashId}": {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Limits of the private payroll loan
         * @description Returns the limits of the private payroll loan: the smallest and largest amount and instalment that the visitor
         *     may simulate. The app calls it when the step opens, before the first simulation.
         *
         *     A read: it changes nothing and carries no `Idempotency-Key`. It is a POST only because it has a body. The app does
         *     not repeat it by itself; the visitor can.
         *
         *     The limits apply to the inputs until an offer has more precise ones. Without an answer the app requests the
         *     simulation anyway.
         */
        post: operations["getAgxPrivateRange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agx-private-simulation-type/{hashId}": {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
            };
            cookie?: never;
        };
        /**
         * Ways to simulate the private payroll loan
         * @description Returns the ways to simulate the private payroll loan, for example by amount or by instalment. The app calls it
         *     when the step opens.
         *
         *     A read: it changes nothing and carries no `Idempotency-Key`. The app does not repeat it by itself; the visitor
         *     can.
         *
         *     Without an answer, or with an empty list, there is no choice, and the app requests the simulation anyway.
         */
        get: operations["getAgxPrivateSimulationTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{hashId}/agx-private-simulation-deadline-resource": {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
            };
            cookie?: never;
        };
        /**
         * Loan terms to choose from
         * @description Lists the loan terms (numbers of instalments) that the visitor may choose for the private payroll loan. The app calls it when the step opens.
         *
         *     A read: it changes nothing and carries no `Idempotency-Key`. The app does not repeat it by itself; the visitor
         *     can.
         *
         *     Without an answer the visitor cannot choose a term, and the app requests the simulation anyway.
         */
        get: operations["getAgxPrivateDeadlines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{call}/{hashId}": {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
            };
            path: {
                /** @description Name of the call: the slug of the step type in kebab-case, such as `parceiro-simulation` for the type `parceiroSimulation`. Never a name that has a path of its own in this contract. */
                call: string;
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Simulation by a call that the product names itself
         * @description Simulates with a call that the product names itself, for products without a call of their own in this contract.
         *     The app calls it when the step opens and after every change of an input.
         *
         *     The type of the step names the call: each capital letter becomes a hyphen and a small letter, as in
         *     `crefaz-simulation-api` for `crefazSimulationApi`. The step types are those of `x-step-types`, and every other one
         *     that ends in `Simulation`, `Simulacao`, `SimulationApi` or `SimulacaoApi` (see `StepTypeSlug`).
         *
         *     A read: it changes nothing and carries no `Idempotency-Key`. The app shows the answer at once and discards it at
         *     the next input. A newer call cancels an open one, so the app never reads late answers.
         *
         *     After a failure the app shows an error with a retry button; after a 422 it shows the message, because it tells the
         *     visitor which input to change. The options of an earlier answer stay in view, but the visitor cannot continue with them.
         *
         *     The first part of the path is never the name of another call, so no path belongs to two operations.
         */
        post: operations["simulateProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c6-car-equity-start-insertion/{hashId}": {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
                /** @description One key for each press of a button; a repeated request carries the same key. See "One press, one effect" above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Starts the automatic insertion of a car-equity proposal, or retries it
         * @description Starts the automatic insertion of a car-equity proposal, or retries it after a failure (`retry`). The app calls it
         *     when the visitor presses the button of the step in status init or failed, never by itself, and at no other step of
         *     `c6CarEquity`.
         *
         *     A write: it carries `Idempotency-Key`, and one key must have one effect. The same key must not start a second
         *     insertion. The app does not repeat the call by itself.
         *
         *     The answer is the current state of the proposal. Then the app polls the step like any other waiting step.
         */
        post: operations["startCarEquityInsertion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c6-consignado-privado-polling/{hashId}": {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
                /** @description One key for each press of a button; a repeated request carries the same key. See "One press, one effect" above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Progress of the private payroll loan of C6; may resend the SMS
         * @description Returns the progress of the private payroll loan of C6 while the customer authorises it. The app calls it every two
         *     seconds; `startPolling` marks the first call of a visit and calls for a step in status `init`, `resendSms`
         *     requests another SMS.
         *
         *     Without `resendSms` it is a read: it changes nothing and carries no `Idempotency-Key`. With `resendSms` it is a
         *     write and carries one: the same key must not send two messages.
         *
         *     The app reads the answer like that of any other poll. After a failure the next poll follows as usual;
         *     `Retry-After` delays it.
         */
        post: operations["pollC6ConsignadoPrivado"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c6-consignado-privado-token/{hashId}": {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
                /** @description One key for each press of a button; a repeated request carries the same key. See "One press, one effect" above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends the code that the visitor received
         * @description Sends the code that the visitor received for the private payroll loan of C6.
         *
         *     A write: it carries `Idempotency-Key`, and one key must have one effect. A check with the same key must not count
         *     as another attempt. The app does not repeat the call by itself, and never stores the code.
         *
         *     A correct code takes the proposal to its next step. 400 or 422 means that the code is wrong, and the visitor may
         *     correct it.
         */
        post: operations["sendC6ConsignadoPrivadoToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/afinz-simulation/{hashId}": {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Simulation of the Afinz payroll loan
         * @description Simulates the Afinz payroll loan. The app calls it while it waits for the step that confirms the offer.
         *
         *     The answer should have one option, the confirmed one. Of several options the app shows the one with the `prazo` that
         *     the visitor chose in an earlier simulation of the proposal, otherwise the last one. The visitor chooses nothing here,
         *     and the app submits no option.
         *
         *     A read: it changes nothing and carries no `Idempotency-Key`. The app shows the answer at once and discards it at
         *     the next input. A newer call cancels an open one, so the app never reads late answers.
         *
         *     After a failure the app shows no conditions and goes on waiting.
         */
        post: operations["simulateAfinz"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/qitech-simulation-calculator/{hashId}": {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Simulation of a new loan, a portability or a refinancing
         * @description Simulates with the qiTech calculator: a new loan, or the portability or refinancing of contracts. The app calls it
         *     when the step opens and again when an input or the choice of contracts changes.
         *
         *     A read: it changes nothing and carries no `Idempotency-Key`. The app shows the answer at once and discards it at
         *     the next input. A newer call cancels an open one, so the app never reads late answers.
         *
         *     After a failure the app shows an error with a retry button; after a 422 it shows the message, because it tells the
         *     visitor which input to change. The options of an earlier answer stay in view, but the visitor cannot continue with them.
         */
        post: operations["simulateQitech"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/qitech-max-values-simulation/{hashId}": {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Largest values that the visitor may simulate
         * @description Returns the largest amount and instalment that the visitor may simulate. The app calls it when the step of a new
         *     loan opens, before the first simulation.
         *
         *     A read: it changes nothing and carries no `Idempotency-Key`. It is a POST only because it has a body. The app does
         *     not repeat it by itself; the visitor can.
         *
         *     The values limit the inputs until an offer has more precise limits. Without an answer the app requests the
         *     simulation anyway.
         */
        post: operations["getQitechMaxValues"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{hashId}/qitech-contracts": {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
            };
            cookie?: never;
        };
        /**
         * Contracts that can be taken over
         * @description Lists the contracts that the new loan can take over: of other banks for a portability, of the same bank for a
         *     refinancing. The app calls it when the step opens.
         *
         *     A read: it changes nothing and carries no `Idempotency-Key`. The app does not repeat it by itself; the visitor
         *     can.
         *
         *     Without a contract the app cannot simulate, and the step shows a message.
         */
        get: operations["getQitechContracts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{hashId}/qitech-credit-transfer-participants": {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
            };
            cookie?: never;
        };
        /**
         * Banks that take part in a credit transfer
         * @description Lists the banks that take part in a credit transfer. The app calls it when the step of a portability opens.
         *
         *     A read: it changes nothing and carries no `Idempotency-Key`. The app does not repeat it by itself; the visitor
         *     can.
         *
         *     Without an answer the visitor cannot choose a bank.
         */
        get: operations["getQitechParticipants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/funcao-simulation-calculator/simulation/{hashId}": {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Simulation by the Função calculator
         * @description Simulates with the Função calculator. The app calls it when the step opens and after every change of an input.
         *
         *     A read: it changes nothing and carries no `Idempotency-Key`. The app shows the answer at once and discards it at
         *     the next input. A newer call cancels an open one, so the app never reads late answers.
         *
         *     After a failure the app shows an error with a retry button; after a 422 it shows the message, because it tells the
         *     visitor which input to change. The options of an earlier answer stay in view, but the visitor cannot continue with them.
         */
        post: operations["simulateFuncao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nio-simulation-calculator/{hashId}": {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Simulation of the Nio card
         * @description Simulates the Nio card. The app calls it when the step opens and after every change of an input.
         *
         *     A read: it changes nothing and carries no `Idempotency-Key`. The app shows the answer at once and discards it at
         *     the next input. A newer call cancels an open one, so the app never reads late answers.
         *
         *     After a failure the app shows an error with a retry button; after a 422 it shows the message, because it tells the
         *     visitor which input to change. The options of an earlier answer stay in view, but the visitor cannot continue with them.
         */
        post: operations["simulateNio"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crefisa-simulation-calculator/{hashId}": {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Simulation of a Crefisa loan
         * @description Simulates a Crefisa loan. The app calls it when the step opens and after every change of an input.
         *
         *     A read: it changes nothing and carries no `Idempotency-Key`. The app shows the answer at once and discards it at
         *     the next input. A newer call cancels an open one, so the app never reads late answers.
         *
         *     After a failure the app shows an error with a retry button; after a 422 it shows the message, because it tells the
         *     visitor which input to change. The options of an earlier answer stay in view, but the visitor cannot continue with them.
         */
        post: operations["simulateCrefisa"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/simulation-calculator/fgts/{hashId}": {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Simulation of an FGTS anniversary withdrawal
         * @description Simulates an FGTS anniversary withdrawal: the amount that the yearly withdrawals pay out in advance. The app calls
         *     it when the step opens and again when the number of withdrawals changes.
         *
         *     A read: it changes nothing and carries no `Idempotency-Key`. The app shows the answer at once and discards it at
         *     the next input. A newer call cancels an open one, so the app never reads late answers.
         *
         *     After a failure the app shows an error with a retry button; after a 422 it shows the message, because it tells the
         *     visitor which input to change. The options of an earlier answer stay in view, but the visitor cannot continue with them.
         */
        post: operations["simulateFgts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pixels/{name}.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the configuration. */
                name: string;
            };
            cookie?: never;
        };
        /**
         * How a marketing pixel is injected; a static file of the application
         * @description Describes how a marketing pixel is injected. This is a static file of the deployment, not a call of the service.
         *     After the first screen the app requests the files for corporation, master, product, store and campaign code.
         *
         *     A read: it changes nothing and carries no `Idempotency-Key`. The app does not repeat it.
         *
         *     404 means that there is no such pixel. No pixel runs before the visitor has agreed, and the app shows no failure
         *     of a pixel.
         */
        get: operations["getPixelConfiguration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ws/{cep}/json/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Postal code, 8 digits. */
                cep: string;
            };
            cookie?: never;
        };
        /**
         * Address by postal code, first service
         * @description Returns the address of a postal code, from a public service. The app calls it as soon as the code has eight
         *     digits, and fills the fields of the address that the visitor has not edited.
         *
         *     A read: it changes nothing and carries no `Idempotency-Key`. If it fails or does not know the code, the app calls
         *     `getCepSecond`.
         *
         *     The answer to an unknown code is 404, or 200 with `erro: true`; then the visitor types the address.
         */
        get: operations["getCepFirst"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{cep}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Postal code, 8 digits. */
                cep: string;
            };
            cookie?: never;
        };
        /**
         * Address by postal code, second service
         * @description Returns the address of a postal code, from another public service. The app calls it only when `getCepFirst` fails
         *     or does not know the code.
         *
         *     A read: it changes nothing and carries no `Idempotency-Key`. The app does not repeat it.
         *
         *     If it fails, too, the visitor types the address; the journey continues without a known postal code.
         */
        get: operations["getCepSecond"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/": {
        parameters: {
            query: {
                /** @description Asks for JSON. */
                format: "json";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * IP address of the device, first service
         * @description Returns the public IP address of the device, from a public service. The app calls it at the start of a journey,
         *     because creations carry it as `deviceIp`.
         *
         *     A read: it changes nothing and carries no `Idempotency-Key`. The app waits at most 3 s and then calls
         *     `getIpSecond`.
         *
         *     Any answer without `ip` counts as a failure.
         */
        get: operations["getIpFirst"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ip.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * IP address of the device, second service
         * @description Returns the public IP address of the device, from another public service. The app calls it only when `getIpFirst`
         *     fails or takes longer than 3 s.
         *
         *     A read: it changes nothing and carries no `Idempotency-Key`. The app does not repeat it.
         *
         *     If it fails, too, the journey continues with an empty `deviceIp`, so that an ad blocker cannot stop it.
         */
        get: operations["getIpSecond"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A yearly withdrawal that is paid out in advance (FGTS anniversary). */
        AnticipatedWithdrawal: {
            /** Format: date */
            data: string;
            /** @description In reais. */
            valor: number;
        };
        /** @description Bank or lender of the product (3.4). */
        Bank: {
            id: components["schemas"]["Identifier"];
            image?: string;
            name: string;
            slug: string;
        };
        /**
         * The literal body of 3.20
         * @description The answer to a creation without an envelope, exactly as 3.20 lists it. The app reads the current step from the system call.
         */
        BareCreation: {
            _id: components["schemas"]["Identifier"];
            data: {
                selfContractFeature?: "overdueBill" | "readError" | UnknownName;
            };
            message?: string;
            systemicValue?: number;
            situation: string;
        };
        /** @description Phase of a benefit consultation (4.37). `processingFailed`, `noBenefits` and `invalidBenefits` end it; the status is then `failed` or `remake`, because the app goes on polling a step that waits. In the step, a reload keeps it. */
        BenefitPhase: "startingProcessing" | "consultingBenefits" | "awaitingBenefitResponse" | "consultingBalance" | "awaitingBalanceResponse" | "finalised" | "analysingAvailableOffer" | "processingFailed" | "noBenefits" | "invalidBenefits" | UnknownName;
        /** @description Requests the progress of the private payroll loan of C6 (7.33). */
        C6PollingRequest: {
            startPolling: boolean;
            resendSms: boolean;
        };
        /** @description The option that the visitor has chosen (2.35). */
        CdcFinancingRequest: {
            proposalId?: string;
            /** @description In reais. */
            valorEntradaCDC: number;
            prazo: number;
            /** @description Monthly rate of the option as a fraction; absent if the option has none. Options of one term differ by it. */
            taxa?: number;
            /** @description Instalment of the option in reais, as the visitor saw it. */
            valorDaParcela?: number;
            comSeguro: boolean;
        };
        /** @description Simulation of a vehicle financing (3.39). */
        CdcSimulation: {
            /** @description Entry value, 20% to 80% of the vehicle's value (5.31), in reais. */
            valorEntradaCDC: number;
            /** @description In reais. */
            valorDoFinanciamento: number;
            /** @description In reais. */
            loanFee: number;
            /** @description In reais; the value for the longest term. */
            iof: number;
            /** @description Monthly price of the insurance in reais, whether the visitor wants it or not; absent if none is offered. */
            valorDoSeguro?: number;
            /** @description The app shows an empty list as 'Não encontrado' (2.36). */
            installmentSimulations: components["schemas"]["InstallmentSimulation"][];
        };
        /** @description The simulation of a vehicle financing. */
        CdcSimulationAnswer: {
            simulation: components["schemas"]["CdcSimulation"];
        };
        /** @description Companies found by name (7.26). */
        Companies: {
            companies: components["schemas"]["Company"][];
        };
        /** @description A company (3.38). */
        Company: {
            name: string;
            /** @description 14 characters; since July 2026 also letters. */
            cnpj: string;
            uf: string;
        };
        /**
         * @description Kind of component that shows a field (3.32). An unknown kind is no breach of the contract; the app reports it on the screen.
         *
         *     `x-carries-files` lists the kinds whose value is files, which `UpdateStepFiles` describes.
         */
        ComponentKind: "text" | "date" | "select" | "radio" | "radioChip" | "checkbox" | "checkBoxGroup" | "money" | "cep" | "term" | "list" | "percentage" | "sliderMoney" | "cnpj" | "inputRealEstateValue" | "consultaPlaca" | "modeloVeiculo" | "anoModeloVeiculo" | "imageCapture" | "textWithAutoComplete" | "button" | "mensagem" | "file" | UnknownName;
        /** @description Conditionals of a field (3.25 to 3.29). */
        Conditionals: {
            visualization?: components["schemas"]["FieldReference"] | "none";
            displayBasedOnValues?: components["schemas"]["FieldReference"][];
            standard?: components["schemas"]["StandardConditional"];
            readOnly?: {
                activateWhenHasProposal: boolean;
            };
        };
        /** @description A loan contract that the visitor already has, with this lender or another one. */
        Contract: {
            _id: components["schemas"]["Identifier"];
            /** @description Number of the contract. */
            number?: string;
            /** @description Title of the contract, as the customer reads it. */
            name?: string;
            /** @description https address at which the customer reads and signs the contract. */
            link?: string;
            /**
             * @description Status of the signature; absent if the contract needs none.
             * @enum {string}
             */
            signature?: "pending" | "signed" | "refused";
            /** @description Clearing code of the bank. */
            bankCode?: string;
            bankName?: string;
            /** @description Outstanding balance, in reais. */
            balance?: number;
            /** @description In reais. */
            installmentValue?: number;
            paidInstallments?: number;
            totalInstallments?: number;
            /** @description Monthly rate as a fraction, 0.0199 is 1.99 percent (9.31). */
            rate?: number;
            pricingType?: components["schemas"]["PricingType"];
        };
        /** @description First submission of a journey (7.9), without the files of the first step, which follow by `updateStep`. */
        CreateProposalRequest: {
            data: components["schemas"]["StepValues"];
            /** @description Empty if no IP service answered (assumption 2.17). */
            deviceIp: string;
            hashId: components["schemas"]["Hash"];
            metaProductBankId: string;
            jwtToken?: string;
            deviceTracking: components["schemas"]["DeviceTracking"];
        };
        /** @description Facts of the proposal. `averbacao` is present once the proposal is endorsed (4.14). */
        CustomFields: {
            /** @description Number by which the lender's staff finds the proposal. A text for people - the app shows it as it is, with HTML entities as characters. */
            numeroDaProposta?: string;
            /**
             * Format: date
             * @description Day on which the first instalment is due.
             */
            primeiroVencimento?: string;
            /** @description Time at which the lender pays the money out - a day, or a short text such as 'em até 1 dia útil'. */
            previsaoDePagamento?: string;
        } & {
            [key: string]: components["schemas"]["WireValue"];
        };
        /** @description A boundary of a date (3.30). */
        DateBoundary: {
            /** @enum {string} */
            edge: "start" | "end";
            /** @enum {string} */
            type: "absoluteDate" | "yearsBack";
            /** @description ISO date (absoluteDate) or a number of years counted back from today (yearsBack). */
            value: string | number;
        };
        /** @description The public IP address of the device (7.6). */
        DeviceIp: {
            ip: string;
        };
        /** @description Data of the device (3.45). Coordinates are empty when they are unknown (4.17). */
        DeviceTracking: {
            /** @description CSS pixels, width x height. */
            screenSize?: string;
            /** @description CSS pixels, width x height. */
            windowSize?: string;
            /** @description Gigabytes, rounded by the browser. */
            deviceMemory?: number;
            /** @description Cores. */
            hardwareConcurrency?: number;
            connectionType?: string;
            /** @description Megabits a second. */
            connectionSpeed?: number;
            language?: string;
            /** @description IANA name. */
            timezone?: string;
            /** @description Minutes, as Date.getTimezoneOffset gives them. */
            timezoneOffset?: number;
            /** @description Without tokens. */
            currentUrl?: string;
            latitude?: number | "";
            longitude?: number | "";
        };
        /** @description Texts, colours, pictures and flags of the product (3.10 to 3.16). */
        Display: {
            finalPage?: {
                title?: string;
                description?: string;
                buttonText?: string;
                extraButtonLink?: string;
                extraButtonName?: string;
            };
            homePage?: {
                buttonText?: string;
                pageTitle?: string;
                /** @description An https address; in place of any other, such as `tel:`, the app uses the contact of the deployment. */
                supportUrl?: string;
                /** @description Address of the lender's offers (2.43). Absent or empty if there is no such page. */
                offersUrl?: string;
                topText?: string;
                topSubText?: string;
            };
            questionLabels?: {
                initialQuestion?: string;
                secondaryQuestionPositive?: string;
                secondaryQuestionNegative?: string;
            };
            colors?: components["schemas"]["DisplayColors"];
            /** @description An https address; any other is ignored. */
            favicon?: string;
            pageTitle?: string;
            /** @description https addresses; any other is ignored. */
            images?: {
                desktopBackground?: string;
                home?: string;
                logo?: string;
                miniLogo?: string;
            };
            hideWhatsAppButton?: boolean;
            hasLandingPage?: boolean;
            hideStepAmount?: boolean;
            hideNotificationPageLink?: boolean;
            hideProgressBar?: boolean;
            hidePopupMultiProposal?: boolean;
            enableProposalRestartAtAnytime?: boolean;
        };
        /**
         * @description Brand colours as CSS text (3.14). The app parses them and never inserts the text into a style. It reads hex
         *     (`#0AF`, `#0A1F44`, also without `#`), `rgb()` and `hsl()`, each also with transparency, which it ignores; the hue is in
         *     degrees. It reads no names (`navy`) and no other functions: in place of such a text it uses its default, and the console
         *     says `[proposta] getSystem: unreadable colour`, with the name of the member.
         */
        DisplayColors: {
            primary?: string;
            secondary?: string;
            textColor?: string;
            lightenPrimaryColor?: string;
            darkenPrimaryColor?: string;
            theme?: string;
            extra?: {
                /** @description The first family is used if the device has it. The app loads no font. */
                "font-family"?: string;
                "wave-color"?: string;
            };
        };
        /** @description Settings for interruptions of the visitor (3.8). */
        Disrupture: {
            timer?: {
                enable: boolean;
                /** @description Seconds of inactivity on the form. */
                timeout?: number;
                message?: string;
            };
        };
        /** @description A document of the proposal (3.50). */
        Document: {
            name: string;
            /** @description The app shows an empty value as n/a. */
            situation?: components["schemas"]["DocumentSituation"] | "";
        };
        /**
         * @description Situation of a document (3.50).
         * @enum {string}
         */
        DocumentSituation: "approved" | "pending" | "reproved";
        /** @description A field of a step (3.23). `uniqueKey` takes precedence over `key`, `component` over `_component`. */
        Field: {
            _id: components["schemas"]["Identifier"];
            parentFieldId?: string;
            key: string;
            uniqueKey?: string;
            /**
             * @description May contain placeholders such as {{fieldKey}} (5.28), except in a field of component `checkbox`, `term` or `button`:
             *     there the braces would stand on the screen. So would those of a placeholder that names a field of these components.
             *     Of a box it may contain links: with a `term` the first one opens the terms (2.41), any other its https address.
             */
            label?: string;
            title?: string;
            component?: components["schemas"]["ComponentKind"];
            _component?: components["schemas"]["ComponentKind"];
            required?: boolean;
            rules?: components["schemas"]["FieldRule"][];
            /** @description True keeps the field off the screen and out of the request, also if it has a `defaultValue`. The exception is a `textWithAutoComplete` while the autocomplete setting of the device is on (4.31). */
            hidden?: boolean;
            hiddenOnFilled?: boolean;
            /** @description The field appears only while the list of its `resource` is empty or could not be loaded: for example a text field with the list of a select, for a value that the list does not offer. While it is shown, a field of the same step with the same `resource` and an empty list is not required, and is sent as null (a-4.31). */
            displayIfResourceIsEmpty?: boolean;
            readOnly?: boolean;
            /** @description Same as `readOnly`. */
            disabled?: boolean;
            placeholder?: string;
            tooltip?: string;
            tutorial?: string;
            /** @description Fields that must be filled before this one (4.32). */
            dependencies?: string[];
            defaultValue?: components["schemas"]["WireValue"];
            mask?: components["schemas"]["MaskName"];
            /** @description Without the characters that the mask adds. 0 means no limit (a-3.23). */
            maxLength?: number;
            minLength?: number;
            /** @description For money in reais, otherwise the plain number. */
            minValue?: number;
            /** @description For money in reais, otherwise the plain number. */
            maxValue?: number;
            validation?: components["schemas"]["ValidatorName"];
            dateValidation?: components["schemas"]["DateBoundary"][];
            format?: components["schemas"]["FieldFormat"];
            /** @description Terms as HTML. Sanitised before it is shown (2.41). */
            term?: string;
            /** @description Help under the field, or the text of a field of the component `mensagem`. Plain text or HTML. */
            message?: string;
            /**
             * @description Name of the list of its options; empty if it has none. The lists of the vehicle price table (7.24) have these names:
             *
             *     - `tipoVeiculo`, `marcaVeiculo`: kinds and makes, from `getFipeResource` with the name as `action`
             *     - `fipe-modelo-veiculo`: models, from `getFipeModels`
             *     - `fipe-ano-modelo-veiculo`: years, from `getFipeModelYears`
             */
            resource?: string;
            options?: components["schemas"]["Option"][];
            /** @description The options, if `options` is absent or empty (3.31). */
            values?: components["schemas"]["Option"][];
            url?: string;
            icon?: string;
            submit?: boolean;
            shouldUpdate?: boolean;
            formRef?: string;
            /** @description Values at which the slider stops, in reais (5.24). */
            marks?: number[];
            conditionals?: components["schemas"]["Conditionals"] | "none";
            subFields?: components["schemas"]["Field"][];
        };
        /** @description Formatters applied to the value (3.23, 3.31). */
        FieldFormat: {
            send?: components["schemas"]["FormatterName"];
            show?: components["schemas"]["FormatterName"];
        };
        /** @description An error of one field in a list of errors. */
        FieldMessage: {
            field: string;
            message: string;
        };
        /** @description A condition on another field. It is true if that field has the value or one of the values; without a value, or with an empty list, if the field has any value. A value is written in any form that an answer to the field may have (`StepValues`), with or without the mask and before or after `format.send` - "529.982.247-25" or "52998224725", "12/03/1985" or "1985-03-12", 3500.5, true. Of an option it is the value, or the text that the field sends for it. The value "" means that the field is empty. */
        FieldReference: {
            _id: components["schemas"]["Identifier"];
            value?: string | number | boolean | (string | number | boolean)[];
        };
        /** @description A validation rule of the field. The field is required if one rule is `required` and not `warningOnly` (5.1). */
        FieldRule: {
            required?: boolean;
            warningOnly?: boolean;
            message?: string;
            /** @description Minimum length of a text, minimum number, or minimum count of chosen boxes or files (a-5.9). */
            min?: number;
            /** @description Maximum length of a text, maximum number, or maximum count of chosen boxes or files (a-5.9). */
            max?: number;
            /** @description Exact length of a text, or exact count of chosen boxes or files (a-5.9). */
            len?: number;
            /** @description Regular expression; the app ignores one that may not run in linear time. */
            pattern?: string;
            type?: "number" | "integer" | "email" | UnknownName;
        };
        /** @description The offer of one bank. */
        FinancingOffer: {
            bank: components["schemas"]["Bank"];
            /** @description In reais. */
            valorDoFinanciamento: number;
            installmentSimulations: components["schemas"]["InstallmentSimulation"][];
        };
        /** @description Status of the completion (7.15). */
        FinishedUpdate: {
            stepStatus: components["schemas"]["StepStatus"];
            proposal?: components["schemas"]["Proposal"];
        };
        /** @description The source, and the step at which the new proposal begins (4.28). It takes over the values of the steps before `step`, not those of `step` itself. */
        ForkRequest: {
            proposalId: components["schemas"]["Identifier"];
            step?: components["schemas"]["Slug"];
        };
        /** @description The new proposal. */
        ForkedProposal: {
            _id: components["schemas"]["Identifier"];
            hashId: components["schemas"]["Hash"];
            currentStep?: string;
        };
        /**
         * @description Name of a value formatter (3.35). A value that the formatter cannot read stays unchanged; of a date it becomes null.
         *
         *     - `onlyDigits`: "529.982.247-25" becomes "52998224725". A code keeps its letters: "12.ABC.345/01DE-35" becomes
         *       "12ABC34501DE35", the RG "12.345.678-X" becomes "12345678X". An amount stays a number
         *     - `date`, `showDate`: "1985-03-12" becomes "12/03/1985"
         *     - `showDateHour`: a moment becomes "20/11/2026 às 9h30", in the time zone of São Paulo
         *     - `money`: 1234.56 becomes "R$ 1.234,56", with a no-break space
         *     - `onlyMoney`: "R$ 1.234,56" becomes 1234.56
         *     - `selectOnlyValue`, `selectOnlyLabel`, `selectValueAndLabel`: an option becomes its value, its label, or both
         *     - `yesOrNo`: true, "1" or "sim" becomes "Sim"; false, "0" or "não" becomes "Não"
         *     - `acceptOrRefuse`: the same with "Aceito" and "Recusado"
         *     - `removeAccents`: "São Luís" becomes "Sao Luis"
         *     - `percentage`: 12.5 becomes "% 12,50"
         *     - `installments`: 12 becomes "12 parcelas", 1 becomes "1 parcela"
         *     - `toPercentageLikeExcel`: the fraction 0.0199 becomes "1,99%". The number of a field of the component `percentage` is
         *       no fraction: its formatter is `percentage`
         */
        FormatterName: "onlyDigits" | "date" | "showDate" | "showDateHour" | "money" | "onlyMoney" | "selectOnlyValue" | "selectOnlyLabel" | "yesOrNo" | "acceptOrRefuse" | "selectValueAndLabel" | "removeAccents" | "percentage" | "installments" | "toPercentageLikeExcel" | UnknownName;
        /** @description Hash of a link. It is never the name of a call; otherwise a path would have two meanings (docs/decisions/0010-route-clashes.md). */
        Hash: string;
        /** @description Identifier that the service assigns. It is never the name of a call; otherwise a path would have two meanings. */
        Identifier: string;
        /** @description A contradiction between documents and answers (8.31). */
        Inconsistency: {
            kind: components["schemas"]["InconsistencyKind"];
            situation?: components["schemas"]["DocumentSituation"];
        };
        /** @description Kind of document inconsistency (8.31). 'inconsistenEstado' is spelled as the service spells it. inconsistentCPF leads the visitor to the bank account if the refused step has one and no document, else to the photo of the energy bill, else to a bank account; resendOcr and inconsistentEnergyBill to the photo; inconsistentComprovanteDeResidencia to the proof of residence (a-8.34). */
        InconsistencyKind: "inconsistentCPF" | "resendOcr" | "inconsistentEnergyBill" | "inconsistentCep" | "inconsistentCidade" | "inconsistenEstado" | "inconsistentComprovanteDeResidencia" | UnknownName;
        /** @description Starts the automatic insertion of a car-equity proposal, or retries it (4.28). */
        InsertionRequest: {
            proposalId?: string;
            retry?: boolean;
        };
        /** @description One option of a simulation (3.39, 3.40). */
        InstallmentSimulation: {
            /** @description Number of instalments. */
            prazo: number;
            /** @description Monthly rate as a fraction; the app shows it multiplied by 100 (9.31). */
            taxa: number;
            /** @description In reais, including the monthly insurance. */
            valorDaParcela: number;
            /** @description In reais. The tax depends on the term; absent if the `iof` beside the list applies to all terms. */
            iof?: number;
        };
        /** @description Consent to the use of personal data (7.19). */
        LgpdConsent: {
            hashId: components["schemas"]["Hash"];
            proposalId?: string;
            cpf?: string;
            accepted: boolean;
            /** @description Keys of the terms to which the visitor agreed. */
            terms?: string[];
        };
        /** @description Confirms that the consent is stored. */
        LgpdReceipt: {
            accepted: boolean;
            /** Format: date-time */
            date?: string;
        };
        /**
         * @description Name of a mask (3.33). A value without the separators gets them when it is shown.
         *
         *     - `cpf`: "529.982.247-25"
         *     - `cnpj`: "12.ABC.345/01DE-35"; `cpfcnpj`: one of both
         *     - `cnh`: 11 digits
         *     - `phone`: "(11) 98765-4321"
         *     - `phonePartiallyHidden`: "(11) 9****-4321"; of a number that the service sends in full the app hides these digits where the visitor cannot edit it
         *     - `rg`: "12.345.678-X"; from the tenth digit like a CPF
         *     - `rne`: "V123456-7"
         *     - `date`: "12/03/1985"
         *     - `prazo`: up to 3 digits, the months of a loan
         *     - `cep`: "01310-100"
         *     - `agency`: "1234" or "1234-X"
         *     - `account`: "123456-X", up to 15 characters, the last one after a hyphen
         *     - `name`: letters, also with accents, and blanks
         *     - `onlyText`: letters and blanks; `onlyNumber`: digits
         *     - `upperCase`, `lowerCase`: any text in upper or lower case
         *     - `licencePlate`: "ABC1D23" or "ABC1234"
         */
        MaskName: "cpf" | "cnpj" | "cnh" | "phone" | "phonePartiallyHidden" | "rg" | "date" | "prazo" | "cep" | "agency" | "account" | "rne" | "cpfcnpj" | "name" | "onlyText" | "onlyNumber" | "upperCase" | "lowerCase" | "licencePlate" | UnknownName;
        /** @description An error text of a legacy system (8.20). */
        Mensagem: {
            MENSAGEM: string;
        };
        /** @description The product family (3.4). */
        MetaProduct: {
            id: components["schemas"]["Identifier"];
            name: string;
            slug: string;
        };
        /** @description A proposal that the same person already has (4.16). */
        MultiProposal: {
            _id: components["schemas"]["Identifier"];
            hashId: components["schemas"]["Hash"];
            currentStep?: string;
            situation?: string;
            productName?: string;
            bank?: components["schemas"]["Bank"];
            /** Format: date-time */
            createdAt?: string;
            /** @description In reais. */
            value?: number;
            /** @description Name of the current step, as the customer sees it. */
            stepName?: string;
            /** @description True if partial-fork-proposal may create a new proposal with the values filled so far (7.17). */
            canFork?: boolean;
        };
        /** @description The request for real-estate offers. */
        MultipleFinancingRequest: {
            proposalId?: string;
            /** @description In reais. */
            valorDoImovel: number;
            /** @description In reais. */
            valorDeEntrada: number;
            /** @description Months. */
            prazo: number;
            tipoDeImovel?: string;
        };
        /** @description A reference with identifier and name (product, metaProductBank). */
        NamedReference: {
            id: components["schemas"]["Identifier"];
            name: string;
        };
        /** @description The new hash. Without hashId the restart fails with the message of 8.8. */
        NewHash: {
            hashId?: string;
        };
        /** @description Requests a new hash for a restart (7.12). */
        NewHashRequest: {
            deviceIp: string;
        };
        /** @description An option of a select, radio or list (3.31). */
        Option: {
            value: string;
            label: string;
            /** @description https address of a picture. */
            image?: string;
            disabled?: boolean;
            /** @description Another text of the option, for example the code of a bank; a search also finds it (5.27). */
            children?: string;
        };
        /** @description The next screen for the visitor (4.5). The `kind` noOffer ends the journey with the page 'no offer' (8.1), whatever `type` is. `type` alone, or with another `kind`, changes nothing: `currentStep` and `stepStatus` decide, and a waiting step is polled on. */
        OutcomeResult: {
            /** @enum {string} */
            type: "form" | "result";
            kind?: "noOffer" | UnknownName;
        };
        /** @description How a marketing pixel is injected (7.38). */
        PixelConfiguration: {
            script?: string;
            noscriptSrc?: string;
            src?: string;
            random?: boolean;
            gtagScript?: string;
            metaContent?: string;
            metaName?: string;
        };
        /** @description The address of a postal code (7.27). The app reads no other members of these answers. */
        PostalAddress: {
            cep?: string;
            logradouro?: string;
            complemento?: string;
            bairro?: string;
            localidade?: string;
            uf?: string;
            /** @description Set by viaCEP when the code is unknown, with status 200. */
            erro?: boolean | string;
        };
        /** @description Kind of pricing (3.42). */
        PricingType: "newLoan" | "portability" | "refinancing" | UnknownName;
        /** @description A proposal as the service knows it (3.17 to 3.19). */
        Proposal: {
            /** @description Empty or absent is an error if a call needs the identifier (5.34). */
            _id: string;
            /** @description Slug of the current step. */
            currentStep: string;
            /** @description Slug of a step to review, which opens in place of the current one (4.10). The visitor may go on to the current step without submitting it, which ends the review for this visit, unless the step has `requiredReview`. */
            reviewStep?: string | null;
            hashId?: string;
            /** @description Open list; the specification does not list the situations (4.6). */
            situation?: string;
            accessToken?: string;
            selfContract: components["schemas"]["SelfContract"];
            customFields?: components["schemas"]["CustomFields"];
            /** @description Values that the service stores beside those of the steps. */
            data?: {
                situation?: string;
                /** @description The `selfContractFeature` of the write or poll that led to `currentStep`, as long as the proposal is there; absent at any other step. The app reads it after a write whose answer was lost: without it the visitor could not decline to attach the receipt of an overdue bill. */
                selfContractFeature?: "overdueBill" | "readError" | UnknownName;
            };
            /** @description Slug of the step that the visitor must repeat because of an external redo (4.26). */
            externalRedoStep?: string;
            changesHistory?: components["schemas"]["WireValue"][];
            /** @description Value that the service computed, in reais. The app shows the `valor` that the visitor chose in a simulation; this value only if no simulation has one, and only after a simulation or at the end of the journey. */
            systemicValue?: number;
            corporationId?: string;
            startedAs?: "customer" | "typist" | UnknownName;
            isMultiProposalSelected?: boolean;
            shouldDisplayLoadingCyclic?: boolean;
            multiProposalData?: components["schemas"]["WireValue"];
            jwtToken?: string;
        };
        /** @description A proposal that the app shows but does not continue (7.13). */
        ProposalDetails: {
            _id: components["schemas"]["Identifier"];
            hashId?: string;
            situation: string;
            currentStep?: string;
            productName?: string;
            bank?: components["schemas"]["Bank"];
            /** @description In reais. */
            value?: number;
            /** Format: date-time */
            createdAt?: string;
            /** Format: date-time */
            updatedAt?: string;
            documents?: components["schemas"]["Document"][];
            history?: components["schemas"]["ProposalEvent"][];
        };
        /** @description An event in the history of the proposal. */
        ProposalEvent: {
            situation: string;
            description?: string;
            /** Format: date-time */
            date: string;
        };
        /** @description The answer to a creation, an update or a poll (3.20, 7.9, 7.10). */
        ProposalOutcome: {
            /** @description Absent if no proposal was created; without it and without a next feature the creation has failed (8.12). */
            _id?: string;
            currentStep: string;
            reviewStep?: string | null;
            /** @description All answers so far, or those of the saved step, or absent. The app keeps the answers that are absent (4.11). */
            selfContract: components["schemas"]["SelfContract"];
            /** @description As in `Proposal`. An answer without it leaves it unchanged. */
            systemicValue?: number;
            customFields?: components["schemas"]["CustomFields"];
            situation: string;
            /** @description Hash of the proposal from now on, if the service has given it another one. The app uses it in every later call. */
            hashId?: string;
            /** @description Access token from now on. The app stores it and sends it with every later call of this proposal. */
            accessToken?: string;
            multiProposalData?: components["schemas"]["WireValue"];
            /** @description Status of `currentStep`, also while another step is reviewed. */
            stepStatus?: components["schemas"]["StepStatus"];
            /** @description Status of `reviewStep`; absent means that the visitor must do the step again. */
            reviewStepStatus?: components["schemas"]["StepStatus"];
            waitingFinishFillProposalSelfContract?: boolean;
            /**
             * @description - overdueBill - the energy bill is overdue, and the visitor may attach a receipt (4.19). `currentStep` names the step of
             *       the receipt, which must have a field for files. The app offers to attach the receipt there; 'Agora não' sends
             *       `stepAction: skipStep` to that step, which skips it. So a service without such a step does not send `overdueBill`, and
             *       it never sends it with another step, which the visitor would skip unseen. At a step without a field for files the
             *       app asks nothing, sends no `skipStep` and just continues.
             *     - readError - the current step asks for the values that could not be read from a document (4.18).
             */
            selfContractFeature?: "overdueBill" | "readError" | UnknownName;
            result?: components["schemas"]["OutcomeResult"];
            /** @description Address of `currentStep` at which the visitor continues outside the app - document link, signature, identity check (2.26, 2.28). */
            link?: string;
            benefitPhase?: components["schemas"]["BenefitPhase"];
        };
        /** @description A reference that has only an identifier (master, corporation, store). */
        Reference: {
            id: string;
        };
        /** @description Value of a residence. The app reads `valor` only, because limits do not apply to the value of a property (5.5). */
        ResidencyValue: {
            /** @description In reais. */
            valor: number;
            /** @description In reais. */
            valorMinimo: number;
            /** @description In reais. */
            valorMaximo: number;
        };
        /** @description A list of options (7.23). The app shows `message` if a search finds no option (5.27). */
        Resource: {
            resource: components["schemas"]["Option"][];
            message?: string;
        };
        /** @description Name of a resource list (3.37). */
        ResourceName: "states" | "banks" | "issuingAgency" | "linkTypes" | "professions" | "positions" | "addressType" | "maritalStatus" | "withdrawalTypes" | "creditPurpose" | "creditForm" | "bankDomicileType" | "educationLevel" | "nationality" | "benefitType" | "agencies" | "releaseMeans" | "agreements" | "specificAgreements" | "accountType" | "employer" | "genders" | "literate" | "employeeSituation" | "legalRegime" | "benefitPaymentType" | "assets" | "cities" | "paymentForm" | "benefits" | "documentType" | UnknownName;
        /** @description Values by step slug, plus `flushHash` (3.18). Only `flushHash` is a string. */
        SelfContract: {
            /** @description Hash whose values the app must discard. */
            flushHash?: string;
        } & {
            [key: string]: components["schemas"]["StepValues"] | string;
        };
        /** @description Body of an answer that is not a success (7.5, 8.20 to 8.25). The app reads it in the envelope of all answers, too: a member beside `data` takes precedence over the same one in `data`. */
        ServiceError: {
            /** @description Message for the visitor; may be JSON that contains the message (8.20). */
            message?: string;
            name?: string;
            code?: number;
            status?: "CONFLICT" | "INTERNAL_SERVER_ERROR" | UnknownName;
            errors?: components["schemas"]["ServiceErrors"];
            /** @description Ends the flow with the message (8.22). */
            redirectToErrorPage?: boolean;
            /** @description Together with agxHash, sends the visitor to that proposal (8.24). */
            redirectProposalToCurrentStep?: boolean;
            agxHash?: string;
            stepStatus?: components["schemas"]["StepStatus"];
            /** @description Sent by finished-update (7.15). */
            errorMessage?: string;
            type?: "noOffer" | UnknownName;
        };
        /** @description Details of an error, in all forms that the specification suggests (7.5, 8.20). */
        ServiceErrors: {
            status: "CONFLICT" | "INTERNAL_SERVER_ERROR" | UnknownName;
            list?: components["schemas"]["Mensagem"][];
            errors?: components["schemas"]["Mensagem"][];
        } | {
            list: components["schemas"]["Mensagem"][];
        } | {
            redirectToErrorPage: boolean;
        } | {
            redirectProposalToCurrentStep: boolean;
            agxHash?: string;
        } | {
            stepStatus: components["schemas"]["StepStatus"];
            errorMessage?: string;
        } | {
            /** @description `noOffer`, as in a ServiceError. */
            type: string;
        } | string[] | {
            invalid: string[];
        } | {
            missing: string[];
        } | {
            inconsistencies: components["schemas"]["Inconsistency"][];
        } | {
            [key: string]: string;
        } | components["schemas"]["FieldMessage"][] | components["schemas"]["Mensagem"][];
        /** @description The offer of a product (3.40). For an empty list of instalments the app shows 'Simulação não encontrada' (8.42). */
        Simulation: {
            /** @description Amount paid out, in reais. With `loanFee` and the tax of an option it is the principal of that option. */
            valor: number;
            /** @description In reais. */
            valorMinimo?: number;
            /** @description In reais. */
            valorMaximo?: number;
            /** @description In reais. */
            loanFee?: number;
            /** @description In reais; the value for the requested term, else for the longest. */
            iof?: number;
            /** @description Monthly price of the insurance in reais, whether the visitor wants it or not; absent if none is offered. The app offers it at steps of the types in `x-step-types` only; requests of other types have no `comSeguro`. */
            valorDoSeguro?: number;
            /** @description Part of `valor` that settles the contracts that the loan takes over, in reais. */
            saldoDevedor?: number;
            pricingType?: components["schemas"]["PricingType"];
            installmentSimulations: components["schemas"]["InstallmentSimulation"][];
            antecipacoes?: components["schemas"]["AnticipatedWithdrawal"][];
        };
        /** @description Limits of the amount of a simulation. The app reads `valorMinimo` and `valorMaximo` only; terms and instalments come from their own lists. */
        SimulationRange: {
            /** @description In reais. */
            valorMinimo: number;
            /** @description In reais. */
            valorMaximo: number;
            prazoMinimo?: number;
            prazoMaximo?: number;
            /** @description In reais. */
            valorDaParcelaMaxima?: number;
        };
        /** @description The request of a simulation. Each member restricts the offer; without members the service returns the best one. */
        SimulationRequest: {
            proposalId?: string;
            /** @description Requested amount, in reais. */
            valor?: number;
            /** @description Requested number of instalments. */
            prazo?: number;
            /** @description Requested instalment, in reais. */
            valorDaParcela?: number;
            comSeguro?: boolean;
            /** @description Value of one of the simulation types that the product offers. Absent in requests before the app knows them. With `parcela` the request has `valorDaParcela`, with any other type `valor`. */
            tipo?: string;
            pricingType?: components["schemas"]["PricingType"];
            /** @description Identifiers of the contracts that a portability or refinancing takes over. */
            contracts?: components["schemas"]["Identifier"][];
        };
        /** @description Slug of a step. */
        Slug: string;
        /** @description While the referenced field has the value, the field is forced to a value or is read-only (3.28). */
        StandardConditional: {
            _id: components["schemas"]["Identifier"];
            value: string | number | boolean | (string | number | boolean)[];
            forcedValue?: components["schemas"]["WireValue"];
            readOnly?: boolean;
        };
        /** @description A step of the journey (3.22). Its `state` is its status in this proposal - for the current step the one that the answers to writes and polls call `stepStatus`, because the proposal itself has none. Absent means init. */
        Step: {
            _id: components["schemas"]["Identifier"];
            slug: components["schemas"]["Slug"];
            name: string;
            description?: string;
            /** @description 0 is the first step; -1 marks an empty template, which never opens - as the current step it is the error of 8.4. If no step has an order, the order of the list applies. */
            order: number;
            /** @description https address of a picture, or empty. */
            image?: string;
            state?: components["schemas"]["StepStatus"];
            stepType: components["schemas"]["StepType"];
            fields: components["schemas"]["Field"][];
            tokenValidationMethods?: components["schemas"]["TokenMethod"][];
            enableProposalRestartAtThisStep?: boolean;
            notAllowedToReturnFromHere?: boolean;
            /**
             * @description True if the visitor must submit this step when it is the `reviewStep`, before the current one can be opened.
             * @default false
             */
            requiredReview?: boolean;
            metaProductBankId?: string;
            /** @description Address at which the visitor continues outside the app - document link, signature, identity check (2.26, 2.28). */
            link?: string;
            benefitPhase?: components["schemas"]["BenefitPhase"];
        };
        /**
         * @description Status of a step (4.1). `finished` at the last step before the ending ends the journey; at an earlier one it means the same as `success`. A step to review opens whatever its status is. `failed` means that the step did not work and can be tried again; it is no refusal, see `updateStep`.
         * @enum {string}
         */
        StepStatus: "init" | "waiting" | "success" | "failed" | "remake" | "review" | "finished";
        /** @description The type of a step (3.22). */
        StepType: {
            _id: components["schemas"]["Identifier"];
            label: string;
            slug: components["schemas"]["StepTypeSlug"];
            unique: boolean;
        };
        /**
         * @description Name of a step type (4.7 to 4.9, and the status screens 2.23 to 2.32). The list is open ("and others").
         *
         *     The operations of the simulations list in `x-step-types` the types that call them.
         *
         *     The app recognises any other name by its beginning and by a part of it, in capitals or small letters. The first line
         *     that fits decides:
         *
         *     - `qiTech` - with `portab` like `qiTechPortability`, with `refin` like `qiTechRefinancing`, else like `qiTechSimulation`;
         *     - `funcao` - with `refin` like `funcaoSimulationRefinancing`, else like `funcaoSimulation`;
         *     - `agxPrivate` - like `agxPrivateSimulation`;
         *     - `c6CarEquity` - with `simula` a simulation by `simulateProduct`, with `anali` or `avalia` the analysis, which begins
         *       with `stepAction: advance`, else the insertion, which begins with `startCarEquityInsertion`; the app polls both;
         *     - `c6ConsignadoPrivado` - with `simula` a simulation by `simulateProduct`, with `autori` or `authori` the authorisation by
         *       SMS, with `token` the code for the contract; without any of these parts the step follows what C6 does;
         *     - `averbationHub` - with `reserv` the reservation, with `confirm` the confirmation, else the balance;
         *     - `afinz` with `simula` - like `afinzConsignadoValidacaoSimulacao`;
         *     - any name that ends in `Simulation`, `Simulacao`, `SimulationApi` or `SimulacaoApi` - a simulation by
         *       `simulateProduct`.
         *
         *     In the status `waiting` each step of `c6ConsignadoPrivado` except a simulation has a field for the code that C6 has sent
         *     by SMS, which `sendC6ConsignadoPrivadoToken` checks.
         *
         *     A step of any other type with fields is a form in the status `init`, `remake` or `success`. In another status, and
         *     without fields, it is a check, which the app polls with `updateStep` while it waits.
         *
         *     `x-begun-by` says for each type who begins a step in the status `init`:
         *
         *     - `visitor` - the step waits in `init` until the visitor submits it or presses its button, which sends `stepAction:
         *       advance` or the call of the type. The service begins nothing before.
         *     - `service` - the service begins the step by itself when it moves the proposal there, and answers with `waiting` as soon
         *       as it works. It must not wait for `advance`: the visitor may press 'Iniciar agora' where the screen has it, but need
         *       not. A step of type `documentLink` has no such button; in `init` its screen says already that the link was sent by SMS
         *       (2.26), so the service sends the message when it moves the proposal there.
         *
         *     A type without an entry is not begun: it ends the journey. Of the types that the list does not contain, the visitor
         *     begins a form, a simulation and the other steps of `c6CarEquity`; the service begins the rest.
         *
         *     The app polls a step in `init` with `updateStep` and `polling: true`: each type that the service begins, and also
         *     `clickSign`, `unicoSign`, `unicoSignWithLiveness`, `contract`, `contrato` and `waiting` while their button waits for the
         *     visitor. Such a poll is a read and must not begin the step.
         */
        StepTypeSlug: "form" | "tokenValidation" | "proposalTokenValidation" | "documentLink" | "creditAnalysis" | "waiting" | "juridical" | "documentApi" | "facematch" | "liveness" | "livenessWithFacematch" | "serproLiveness" | "serproLivenessWithFacematch" | "selfieCaptura" | "contract" | "contrato" | "review" | "finished" | "finalizado" | "lgpd" | "verifyIdentity" | "acceptanceTerms" | "details" | "rodobensCrivo" | "rodobensKyc" | "benefit" | "simulation" | "simulationRevision" | "simulationApi" | "simulationReadOnly" | "simulationVendor" | "simulationWithSelection" | "simulationChooseValue" | "simulationCdc" | "multipleFinancing" | "crefazSimulationApi" | "factaSimulationApi" | "crefisaSimulation" | "nioSimulation" | "simulacaoFgtsAniversario" | "clickSign" | "unicoSign" | "unicoSignWithLiveness" | "proposalAnalysis" | "companyRegister" | "proposalEndorsement" | "productSelection" | "dadosContaDeLuz" | "validacaoIN100" | "averbationHubBalanceConsult" | "averbationHubReserve" | "averbationHubConfirm" | "acompanhamento" | "behaviourScore" | "consultaDataPrev" | "analiseDeDados" | "averbacao" | "propostaEmPagamento" | "restrictionVerification" | "contractApi" | "consultContractsApi" | "analiseManualMesa" | "aguardandoAprovacaoFuncionario" | "aguardandoPoliticaEmpresa" | "afinzConsignadoValidacaoSimulacao" | "creditAnalysisWithHumanValidation" | "criacaoValidacaoEmpresaFuncionario" | `qiTech${string}` | `funcao${string}` | `c6CarEquity${string}` | `c6ConsignadoPrivado${string}` | `agxPrivate${string}` | `averbationHub${string}` | UnknownName;
        /**
         * @description The values of one step by field key; in a request they are already formatted by `format.send`. Without it they are:
         *
         *     - a text as the field shows it, with the characters of the mask - "529.982.247-25", "(11) 98765-4321"; an empty field
         *       is ""
         *     - a date: "dd/mm/yyyy"
         *     - money in reais, and a percentage: a number (4321.9, 30.5), null for none
         *     - `select`: `{ "value", "label" }`, null for none
         *     - `radio`, `radioChip`, `list`: the value of the option. Of these kinds and of a `select`, a `format.send` formats the
         *       value of the option; only the `select...` formatters get `{ "value", "label" }`
         *     - `checkBoxGroup`: a list of values; a `select...` formatter formats each `{ "value", "label" }`
         *     - `checkbox`, `term`: true or false
         *
         *     A field that is not on the screen is absent: one that its conditions hide, one that is `hidden` (also if it has a
         *     `defaultValue`), and one of an unknown kind.
         *
         *     In a request, a field of files has the list of the names of the stored files that stay: `["frente.jpg"]`. It is absent if
         *     nothing is to change, or if uploaded files replace all earlier ones; `[]` removes all of them (see `UpdateStepFiles`).
         *
         *     In an answer a value may have any of these
         *     forms, with or without the mask and before or after `format.send`, a date also "yyyy-mm-dd" or a moment in ISO 8601. In
         *     an answer, a field of files has the list of the stored files, each with its `name`, its `size` in bytes and
         *     `receivedAt`, the time at which the service received the file (ISO 8601, UTC).
         */
        StepValues: {
            [key: string]: components["schemas"]["WireValue"];
        };
        /** @description Configuration of the product (3.6 to 3.9). */
        SystemConfiguration: {
            /** @description By step slug, true if the documents of the step may be reused (3.7). */
            stepsWithReuseDocument?: {
                [key: string]: boolean;
            };
            disrupture?: components["schemas"]["Disrupture"];
            display: components["schemas"]["Display"];
        };
        /** @description The data that belong to the hash of a link (3.4, 3.5). */
        SystemData: {
            proposal: components["schemas"]["Proposal"] | null;
            /** @description An empty list is the error StepsNotFound (5.34). */
            steps: components["schemas"]["Step"][];
            /** @description Null is an error (8.19). The app shows it with a retry and cannot begin the journey. */
            configuration: components["schemas"]["SystemConfiguration"] | null;
            bank: components["schemas"]["Bank"];
            master: components["schemas"]["Reference"];
            product: components["schemas"]["NamedReference"];
            metaProduct: components["schemas"]["MetaProduct"];
            corporation: components["schemas"]["Reference"];
            store: components["schemas"]["Reference"];
            metaProductBank: components["schemas"]["NamedReference"];
            tutorialBanksName?: string[];
            code: string;
            /** @description The form opens without the landing page. */
            directForm?: boolean;
            redirect?: boolean;
            canShowSidebar?: boolean;
            /** @description True while the service is still completing the proposal (4.22). */
            waitingFinishFillProposalSelfContract?: boolean;
            jwtToken?: string;
            indicator?: string;
        };
        /** @description A way to receive a confirmation code (2.23). A request for a code names the method only, so of several entries with one method the app shows the first. */
        TokenMethod: {
            method: "sms" | "email" | "whatsapp" | UnknownName;
            /** @description Phone number or address that receives the code, partly hidden. */
            target: string;
        };
        /** @description The code that the visitor received (7.33). */
        TokenRequest: {
            /** @description Six digits; the app sends no shorter code. */
            token: string;
        };
        /** @description Status of a confirmation by code (2.23). */
        TokenStatus: {
            status: components["schemas"]["StepStatus"];
            method?: string;
            target?: string;
            /** @description Present in case of success. */
            accessToken?: string;
            /** @description Seconds until the visitor may request another code. */
            resendAfter?: number;
        };
        /** @description With `method` it requests a code, with `token` it checks one. */
        TokenValidationRequest: {
            method?: string;
            /** @description The code of the message. The app has six boxes, each for one digit, and sends no shorter code. */
            token?: string;
        };
        /**
         * @description A submission with files (7.10). Each file is a part that has the key of its field as its name; several files of one
         *     field are several parts with the same name, in the order in which the visitor attached them. The other values are in
         *     `data`. So the key of a field of files is none of the names below.
         *
         *     The parts of a field do not always replace what the service has stored for it. If the visitor adds a file to sent ones,
         *     or removes some of them, `data` has the names of the files that stay, as a list by the key of the field:
         *
         *     | `data` has for the field | the form has parts of the field | the field then consists of |
         *     |---|---|---|
         *     | nothing | yes | the uploaded files only; they replace all earlier ones |
         *     | nothing | no | the files that it had; the service removes none |
         *     | a list of names | yes | the stored files with these names, then the uploaded ones |
         *     | a list of names | no | the stored files with these names (also in JSON, see `UpdateStepRequest`) |
         *     | an empty list | no | no file |
         *
         *     The service must not store the list of names in place of the files, and must not discard a file that the list names: the
         *     visitor has sent it before and does not send it again. A name identifies a file of its field: the app sends a new file
         *     whose name another file of the field has under a numbered name (`foto.jpg`, `foto-2.jpg`).
         *
         *     The files of the first step of a journey arrive in a submission of their own, after `createProposal`: see there.
         *
         *     `data`, `deviceTracking` and `last` are JSON in text parts. Browsers write no `Content-Type` for such a part, so it counts as
         *     text/plain: the service parses the text itself and must not require application/json.
         */
        UpdateStepFiles: {
            hashId: components["schemas"]["Hash"];
            order: number;
            metaProductBankId?: string;
            data?: components["schemas"]["StepValues"];
            deviceTracking?: components["schemas"]["DeviceTracking"];
            /** @description The last returned data (7.10). */
            last?: components["schemas"]["ProposalOutcome"];
            /** @description False if a document could not be read; true continues without it (4.18). */
            finished?: boolean;
            /** @description The same key as in the header `Idempotency-Key`, for services that forward the parts of a form without the headers. */
            idempotencyKey?: string;
        } & {
            [key: string]: Blob | Blob[];
        };
        /** @description Submits a step; with `polling`, asks for the current status of a step (7.10). In `data`, a list of names at the key of a field of files names the stored files that stay (see `UpdateStepFiles`). */
        UpdateStepRequest: {
            data: components["schemas"]["StepValues"];
            hashId: components["schemas"]["Hash"];
            order: number;
            metaProductBankId: string;
            deviceTracking: components["schemas"]["DeviceTracking"];
            /** @description The last returned data (7.10). */
            last?: components["schemas"]["ProposalOutcome"] | null;
            /** @description True only reads the status of the step and changes nothing; then `data` is empty. */
            polling?: boolean;
            /** @description False if a document could not be read; true continues without it (4.18). */
            finished?: boolean;
            /** @description True saves the values without submitting the step; the current step stays the same. */
            partial?: boolean;
        };
        /** @description Name of a validator run on blur (5.13 to 5.19). */
        ValidatorName: "cpf" | "name" | "email" | "cellphone" | "date" | "dateNotFuture" | "renavam" | UnknownName;
        /** @description An entry of the vehicle price table (3.41). */
        VehiclePrice: {
            tipo?: "carro" | "moto" | "caminhao" | UnknownName;
            marca?: string;
            modelo: string;
            anoModelo: number;
            combustivel?: string;
            codigoFipe?: string;
            /** @description In reais. */
            valor: number;
        };
        /** @description A list of the vehicle price table; for a licence plate also the vehicle that was found. */
        VehicleResource: {
            resource: components["schemas"]["Option"][];
            message?: string;
            vehicle?: components["schemas"]["VehiclePrice"];
        };
        /** @description Any value that a field can have on the wire - text, number, true or false, null, a list or a map of these. */
        WireValue: JsonValue;
    };
    responses: {
        /** @description A gateway between the app and the service answered; the outcome of a write is unknown. */
        BadGateway: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "text/html": string;
            };
        };
        /** @description The service does not understand the request, or fields have wrong values. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ServiceError"];
            };
        };
        /** @description The completion failed; the body gives the reason (7.15, 8.26). */
        CompletionFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ServiceError"];
            };
        };
        /** @description Another write is under way, or the proposal belongs to another journey (8.24). */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ServiceError"];
            };
        };
        /** @description The external service failed; the app calls the next one. */
        ExternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": unknown;
            };
        };
        /** @description The token gives no access to this proposal. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ServiceError"];
            };
        };
        /** @description The service did not answer in time; the outcome of a write is unknown. */
        GatewayTimeout: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ServiceError"];
            };
        };
        /** @description The service failed (8.11, 8.21). */
        InternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ServiceError"];
            };
        };
        /** @description The hash, proposal, step or list is unknown; or, with errors.status CONFLICT, the proposal was continued elsewhere (8.25). */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ServiceError"];
            };
        };
        /**
         * @description A file is larger than 10 MB. A gateway in front of the service should accept at least that much for each file field of a
         *     step. If it refuses a body by itself, usually in HTML, the app has its own text; a gateway on another origin must add
         *     the CORS headers to this answer, too, or the app cannot tell it from a broken connection.
         */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ServiceError"];
            };
        };
        /** @description Too many requests; the app repeats the call after the pause in Retry-After. */
        TooManyRequests: {
            headers: {
                /** @description Seconds to wait, or the moment as an HTTP date. */
                "Retry-After"?: number | string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ServiceError"];
            };
        };
        /** @description The token is missing or has expired; the visitor must confirm a code (4.24, 8.23). */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ServiceError"];
            };
        };
        /** @description The service is under maintenance or overloaded; the outcome of a write is unknown. */
        Unavailable: {
            headers: {
                /** @description Seconds to wait, or the moment as an HTTP date. */
                "Retry-After"?: number | string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ServiceError"];
            };
        };
        /** @description The service refuses the request - because of fields or documents, or for the reason that a legacy system gives. */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ServiceError"];
            };
        };
    };
    parameters: {
        /**
         * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
         *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
         */
        AccessToken: string;
        /** @description Fingerprint of the device, sent when it is known (7.2). */
        Fingerprint: string;
        /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
        HashId: components["schemas"]["Hash"];
        /** @description One key for each press of a button; a repeated request carries the same key. See "One press, one effect" above. */
        IdempotencyKey: string;
        /** @description Identifier of the proposal. */
        ProposalId: components["schemas"]["Identifier"];
        /** @description Slug of the step. The confirmation of a code after a 401 may name a step that does not exist, see `getTokenValidation`. */
        Step: components["schemas"]["Slug"];
        /** @description Token of the typist's office when an operator started the proposal (6.2, 7.8). */
        UserOfficeToken: string;
        /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
        Version: "v2";
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type AnticipatedWithdrawal = components['schemas']['AnticipatedWithdrawal'];
export type Bank = components['schemas']['Bank'];
export type BareCreation = components['schemas']['BareCreation'];
export type BenefitPhase = components['schemas']['BenefitPhase'];
export type C6PollingRequest = components['schemas']['C6PollingRequest'];
export type CdcFinancingRequest = components['schemas']['CdcFinancingRequest'];
export type CdcSimulation = components['schemas']['CdcSimulation'];
export type CdcSimulationAnswer = components['schemas']['CdcSimulationAnswer'];
export type Companies = components['schemas']['Companies'];
export type Company = components['schemas']['Company'];
export type ComponentKind = components['schemas']['ComponentKind'];
export type Conditionals = components['schemas']['Conditionals'];
export type Contract = components['schemas']['Contract'];
export type CreateProposalRequest = components['schemas']['CreateProposalRequest'];
export type CustomFields = components['schemas']['CustomFields'];
export type DateBoundary = components['schemas']['DateBoundary'];
export type DeviceIp = components['schemas']['DeviceIp'];
export type DeviceTracking = components['schemas']['DeviceTracking'];
export type Display = components['schemas']['Display'];
export type DisplayColors = components['schemas']['DisplayColors'];
export type Disrupture = components['schemas']['Disrupture'];
export type Document = components['schemas']['Document'];
export type DocumentSituation = components['schemas']['DocumentSituation'];
export type Field = components['schemas']['Field'];
export type FieldFormat = components['schemas']['FieldFormat'];
export type FieldMessage = components['schemas']['FieldMessage'];
export type FieldReference = components['schemas']['FieldReference'];
export type FieldRule = components['schemas']['FieldRule'];
export type FinancingOffer = components['schemas']['FinancingOffer'];
export type FinishedUpdate = components['schemas']['FinishedUpdate'];
export type ForkRequest = components['schemas']['ForkRequest'];
export type ForkedProposal = components['schemas']['ForkedProposal'];
export type FormatterName = components['schemas']['FormatterName'];
export type Hash = components['schemas']['Hash'];
export type Identifier = components['schemas']['Identifier'];
export type Inconsistency = components['schemas']['Inconsistency'];
export type InconsistencyKind = components['schemas']['InconsistencyKind'];
export type InsertionRequest = components['schemas']['InsertionRequest'];
export type InstallmentSimulation = components['schemas']['InstallmentSimulation'];
export type LgpdConsent = components['schemas']['LgpdConsent'];
export type LgpdReceipt = components['schemas']['LgpdReceipt'];
export type MaskName = components['schemas']['MaskName'];
export type Mensagem = components['schemas']['Mensagem'];
export type MetaProduct = components['schemas']['MetaProduct'];
export type MultiProposal = components['schemas']['MultiProposal'];
export type MultipleFinancingRequest = components['schemas']['MultipleFinancingRequest'];
export type NamedReference = components['schemas']['NamedReference'];
export type NewHash = components['schemas']['NewHash'];
export type NewHashRequest = components['schemas']['NewHashRequest'];
export type Option = components['schemas']['Option'];
export type OutcomeResult = components['schemas']['OutcomeResult'];
export type PixelConfiguration = components['schemas']['PixelConfiguration'];
export type PostalAddress = components['schemas']['PostalAddress'];
export type PricingType = components['schemas']['PricingType'];
export type Proposal = components['schemas']['Proposal'];
export type ProposalDetails = components['schemas']['ProposalDetails'];
export type ProposalEvent = components['schemas']['ProposalEvent'];
export type ProposalOutcome = components['schemas']['ProposalOutcome'];
export type Reference = components['schemas']['Reference'];
export type ResidencyValue = components['schemas']['ResidencyValue'];
export type Resource = components['schemas']['Resource'];
export type ResourceName = components['schemas']['ResourceName'];
export type SelfContract = components['schemas']['SelfContract'];
export type ServiceError = components['schemas']['ServiceError'];
export type ServiceErrors = components['schemas']['ServiceErrors'];
export type Simulation = components['schemas']['Simulation'];
export type SimulationRange = components['schemas']['SimulationRange'];
export type SimulationRequest = components['schemas']['SimulationRequest'];
export type Slug = components['schemas']['Slug'];
export type StandardConditional = components['schemas']['StandardConditional'];
export type Step = components['schemas']['Step'];
export type StepStatus = components['schemas']['StepStatus'];
export type StepType = components['schemas']['StepType'];
export type StepTypeSlug = components['schemas']['StepTypeSlug'];
export type StepValues = components['schemas']['StepValues'];
export type SystemConfiguration = components['schemas']['SystemConfiguration'];
export type SystemData = components['schemas']['SystemData'];
export type TokenMethod = components['schemas']['TokenMethod'];
export type TokenRequest = components['schemas']['TokenRequest'];
export type TokenStatus = components['schemas']['TokenStatus'];
export type TokenValidationRequest = components['schemas']['TokenValidationRequest'];
export type UpdateStepFiles = components['schemas']['UpdateStepFiles'];
export type UpdateStepRequest = components['schemas']['UpdateStepRequest'];
export type ValidatorName = components['schemas']['ValidatorName'];
export type VehiclePrice = components['schemas']['VehiclePrice'];
export type VehicleResource = components['schemas']['VehicleResource'];
export type WireValue = components['schemas']['WireValue'];
export type ResponseBadGateway = components['responses']['BadGateway'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseCompletionFailed = components['responses']['CompletionFailed'];
export type ResponseConflict = components['responses']['Conflict'];
export type ResponseExternalError = components['responses']['ExternalError'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseGatewayTimeout = components['responses']['GatewayTimeout'];
export type ResponseInternalError = components['responses']['InternalError'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponsePayloadTooLarge = components['responses']['PayloadTooLarge'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseUnavailable = components['responses']['Unavailable'];
export type ResponseUnprocessable = components['responses']['Unprocessable'];
export type ParameterAccessToken = components['parameters']['AccessToken'];
export type ParameterFingerprint = components['parameters']['Fingerprint'];
export type ParameterHashId = components['parameters']['HashId'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterProposalId = components['parameters']['ProposalId'];
export type ParameterStep = components['parameters']['Step'];
export type ParameterUserOfficeToken = components['parameters']['UserOfficeToken'];
export type ParameterVersion = components['parameters']['Version'];
export type $defs = Record<string, never>;
export interface operations {
    getSystem: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
                /** @description Token of the typist's office when an operator started the proposal (6.2, 7.8). */
                userOfficeToken?: components["parameters"]["UserOfficeToken"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product and its steps. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SystemData"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    createProposal: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
                /** @description One key for each press of a button; a repeated request carries the same key. See "One press, one effect" above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The hash of the link. */
                id: components["schemas"]["Hash"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateProposalRequest"];
            };
        };
        responses: {
            /** @description The proposal and its next step. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ProposalOutcome"];
                        message?: string;
                    } | components["schemas"]["BareCreation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    updateStep: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
                /** @description One key for each press of a button; a repeated request carries the same key. See "One press, one effect" above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
                /** @description Slug of the step. The confirmation of a code after a 401 may name a step that does not exist, see `getTokenValidation`. */
                step: components["parameters"]["Step"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateStepRequest"];
                "multipart/form-data": components["schemas"]["UpdateStepFiles"];
            };
        };
        responses: {
            /** @description The current state of the proposal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ProposalOutcome"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    showStep: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
                /** @description Slug of the step. The confirmation of a code after a 401 may name a step that does not exist, see `getTokenValidation`. */
                step: components["parameters"]["Step"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The step. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Step"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    newHash: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
                /** @description One key for each press of a button; a repeated request carries the same key. See "One press, one effect" above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The current hash. */
                id: components["schemas"]["Hash"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewHashRequest"];
            };
        };
        responses: {
            /** @description The new hash. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NewHash"];
                        message?: string;
                    } | {
                        hashId: components["schemas"]["Hash"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    finishedUpdate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
            };
            path: {
                /** @description Identifier of the proposal. */
                proposalId: components["parameters"]["ProposalId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description With the status success the answer has the proposal; any other status means that the completion is still in progress. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FinishedUpdate"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["CompletionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["CompletionFailed"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getMultiProposal: {
        parameters: {
            query?: {
                /** @description Key of the field that contains the CPF; only for the card-withdrawal product. */
                field?: string;
            };
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
                /** @description CPF (11 digits) before a creation, identifier of the proposal after it. Never logged. */
                cpfOrId: components["schemas"]["Identifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list, empty when there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MultiProposal"][];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getTokenValidation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
                /** @description Slug of the step. The confirmation of a code after a 401 may name a step that does not exist, see `getTokenValidation`. */
                step: components["parameters"]["Step"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TokenStatus"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    validateToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
                /** @description One key for each press of a button; a repeated request carries the same key. See "One press, one effect" above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
                /** @description Slug of the step. The confirmation of a code after a 401 may name a step that does not exist, see `getTokenValidation`. */
                step: components["parameters"]["Step"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenValidationRequest"];
            };
        };
        responses: {
            /** @description The status after the request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TokenStatus"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getResource: {
        parameters: {
            query?: {
                /** @description Value of the field on which this list depends, for example the state for a list of cities. Several values are separated by commas, in the order of the field's dependencies. */
                referenceResourceCode?: string;
            };
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
                /** @description Name of the list. */
                resourceName: components["schemas"]["ResourceName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The options. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Resource"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getFieldOptions: {
        parameters: {
            query: {
                /** @description Identifier of the field. */
                fieldId: components["schemas"]["Identifier"];
                /** @description Name of the list that the field names. */
                resource?: string;
                /** @description Identifier of the proposal, once there is one. */
                proposalId?: string;
                /** @description Value of the field on which this one depends. Several values are separated by commas, in the order of the field's dependencies. */
                referenceResourceCode?: string;
                /** @description Key within the list, for resources that contain several lists. */
                resourceKey?: string;
            };
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The options. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Resource"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    proposalDetails: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
            };
            path: {
                /** @description Identifier of the proposal. */
                id: components["schemas"]["Identifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The proposal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ProposalDetails"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listContracts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contracts; the list may be empty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Contract"][];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    redoDocumentLinkStep: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
                /** @description One key for each press of a button; a repeated request carries the same key. See "One press, one effect" above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The proposal with a new link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ProposalOutcome"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    partialForkProposal: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
                /** @description One key for each press of a button; a repeated request carries the same key. See "One press, one effect" above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForkRequest"];
            };
        };
        responses: {
            /** @description The new proposal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ForkedProposal"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    externalLgpd: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
                /** @description One key for each press of a button; a repeated request carries the same key. See "One press, one effect" above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LgpdConsent"];
            };
        };
        responses: {
            /** @description The consent is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LgpdReceipt"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    findCompaniesByName: {
        parameters: {
            query: {
                /** @description Part of the company's name. */
                name: string;
            };
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The companies; for an empty list the app shows 'Nenhuma empresa encontrada' (8.16). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Companies"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getFipeResource: {
        parameters: {
            query?: {
                /** @description Kind of vehicle, for the makes. */
                tipoVeiculo?: string;
                /** @description Licence plate, for the component consultaPlaca. */
                placa?: string;
            };
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
                /** @description The requested list of the vehicle price table. */
                action: "tipoVeiculo" | "marcaVeiculo" | "consultaPlaca" | UnknownName;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["VehicleResource"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getFipeModels: {
        parameters: {
            query: {
                /** @description Kind of vehicle. */
                tipoVeiculo?: string;
                /** @description Value of the make. */
                marcaVeiculo: string;
            };
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The models. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["VehicleResource"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getFipeModelYears: {
        parameters: {
            query: {
                /** @description Value of the model. */
                modeloVeiculo: string;
            };
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The years. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["VehicleResource"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getFipeValue: {
        parameters: {
            query: {
                /** @description Value of the model. */
                modeloVeiculo: string;
                /** @description Value of the model year. */
                anoModeloVeiculo: string;
            };
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The price. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["VehiclePrice"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getMultipleFinancingResource: {
        parameters: {
            query?: {
                /** @description Name of the list. */
                resource?: string;
                /** @description Value chosen in the list on which this one depends. */
                referenceResourceCode?: string;
            };
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The options. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Resource"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getResidencyValue: {
        parameters: {
            query?: {
                /** @description Postal code of the residence. */
                cep?: string;
            };
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ResidencyValue"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    multipleFinancing: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MultipleFinancingRequest"];
            };
        };
        responses: {
            /** @description The offers; the list may be empty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FinancingOffer"][];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    simulate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SimulationRequest"];
            };
        };
        responses: {
            /** @description The simulation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Simulation"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    simulateCdc: {
        parameters: {
            query: {
                /** @description Entry value, in reais. */
                valorEntradaCDC: number;
                /** @description With insurance. */
                comSeguro?: boolean;
            };
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The simulation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CdcSimulationAnswer"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    financeCdc: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
                /** @description One key for each press of a button; a repeated request carries the same key. See "One press, one effect" above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CdcFinancingRequest"];
            };
        };
        responses: {
            /** @description The proposal at its next step. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ProposalOutcome"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    simulateAgxPrivate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SimulationRequest"];
            };
        };
        responses: {
            /** @description The simulation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Simulation"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getAgxPrivateRange: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SimulationRequest"];
            };
        };
        responses: {
            /** @description The limits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SimulationRange"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getAgxPrivateSimulationTypes: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The types. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Resource"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getAgxPrivateDeadlines: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The loan terms. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Resource"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    simulateProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
            };
            path: {
                /** @description Name of the call: the slug of the step type in kebab-case, such as `parceiro-simulation` for the type `parceiroSimulation`. Never a name that has a path of its own in this contract. */
                call: string;
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SimulationRequest"];
            };
        };
        responses: {
            /** @description The simulation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Simulation"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    startCarEquityInsertion: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
                /** @description One key for each press of a button; a repeated request carries the same key. See "One press, one effect" above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InsertionRequest"];
            };
        };
        responses: {
            /** @description The proposal; its step is now waiting. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ProposalOutcome"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    pollC6ConsignadoPrivado: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
                /** @description One key for each press of a button; a repeated request carries the same key. See "One press, one effect" above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["C6PollingRequest"];
            };
        };
        responses: {
            /** @description The current state of the proposal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ProposalOutcome"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    sendC6ConsignadoPrivadoToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
                /** @description One key for each press of a button; a repeated request carries the same key. See "One press, one effect" above. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            /** @description The proposal after the code was checked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ProposalOutcome"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    simulateAfinz: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SimulationRequest"];
            };
        };
        responses: {
            /** @description The simulation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Simulation"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    simulateQitech: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SimulationRequest"];
            };
        };
        responses: {
            /** @description The simulation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Simulation"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getQitechMaxValues: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SimulationRequest"];
            };
        };
        responses: {
            /** @description The limits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SimulationRange"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getQitechContracts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contracts; the list may be empty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Contract"][];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getQitechParticipants: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The banks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Resource"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    simulateFuncao: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SimulationRequest"];
            };
        };
        responses: {
            /** @description The simulation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Simulation"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    simulateNio: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SimulationRequest"];
            };
        };
        responses: {
            /** @description The simulation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Simulation"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    simulateCrefisa: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SimulationRequest"];
            };
        };
        responses: {
            /** @description The simulation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Simulation"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    simulateFgts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the service's interface (6.4, 7.2). The client sends it with every call. */
                version?: components["parameters"]["Version"];
                /** @description Fingerprint of the device, sent when it is known (7.2). */
                "x-fingerprint"?: components["parameters"]["Fingerprint"];
                /**
                 * @description The visitor's access token, from the address (`token`), a cookie or a validated token step (2.22, 6.2). The app never
                 *     sends it with the hash id of another proposal, such as one that the visitor continues or has copied.
                 */
                "x-access-token"?: components["parameters"]["AccessToken"];
            };
            path: {
                /** @description Hash of the link. It identifies the configuration of a product and, once the proposal exists, the proposal (1.2). */
                hashId: components["parameters"]["HashId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SimulationRequest"];
            };
        };
        responses: {
            /** @description The simulation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Simulation"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getPixelConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the configuration. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The configuration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PixelConfiguration"];
                };
            };
            /** @description The file does not exist; the app injects no pixel. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    getCepFirst: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Postal code, 8 digits. */
                cep: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address; or, for an unknown code, `erro`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostalAddress"];
                };
            };
            400: components["responses"]["ExternalError"];
            404: components["responses"]["ExternalError"];
            429: components["responses"]["ExternalError"];
            500: components["responses"]["ExternalError"];
            502: components["responses"]["ExternalError"];
            503: components["responses"]["ExternalError"];
        };
    };
    getCepSecond: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Postal code, 8 digits. */
                cep: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostalAddress"];
                };
            };
            400: components["responses"]["ExternalError"];
            404: components["responses"]["ExternalError"];
            429: components["responses"]["ExternalError"];
            500: components["responses"]["ExternalError"];
            502: components["responses"]["ExternalError"];
            503: components["responses"]["ExternalError"];
        };
    };
    getIpFirst: {
        parameters: {
            query: {
                /** @description Asks for JSON. */
                format: "json";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviceIp"];
                };
            };
            400: components["responses"]["ExternalError"];
            404: components["responses"]["ExternalError"];
            429: components["responses"]["ExternalError"];
            500: components["responses"]["ExternalError"];
            502: components["responses"]["ExternalError"];
            503: components["responses"]["ExternalError"];
        };
    };
    getIpSecond: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviceIp"];
                };
            };
            400: components["responses"]["ExternalError"];
            404: components["responses"]["ExternalError"];
            429: components["responses"]["ExternalError"];
            500: components["responses"]["ExternalError"];
            502: components["responses"]["ExternalError"];
            503: components["responses"]["ExternalError"];
        };
    };
}
