import type { PlannedCode, PlannedField, PlannedForm } from '../journey.ts';
import { agreeToTerms, answerField } from '../robot/answer-field.ts';
import { findField } from '../robot/find-field.ts';
import { looksAsPlanned } from '../robot/judge-looks.ts';
import { mainOf, oneLine, openSlug, type Stage } from '../robot/stage.ts';
import type { PlannedDamage } from './plan-damage.ts';

/** Buttons of an error, and buttons that go on; the others do not lead to the end. */
const AGAIN = /^Tentar novamente$|^Simular de novo$/i;
const ONWARD = /^(Continuar|Enviar|Confirmar|Aceitar|Concordar|Contratar|Começar|Iniciar)/i;
const REQUEST = /^(Solicitar Token|Receber outro código)/i;

/** A visitor who knows the journey, looks at the screen, and does what it asks for. */
export class Visitor {
  private readonly stage: Stage;
  private readonly damage: PlannedDamage;
  private readonly answered = new Set<PlannedField>();

  constructor(stage: Stage, damage: PlannedDamage) {
    this.stage = stage;
    this.damage = damage;
  }

  /** Does one thing: an answer, a press. */
  async takeTurn(): Promise<void> {
    const { stage } = this;
    const { open } = stage.visit;
    const slug = openSlug(stage);
    if (await agreeToTerms(stage)) return;
    await this.closeMessages();
    if (await this.press(AGAIN, slug)) return;
    if (slug === open.wire.slug) {
      if (open.kind === 'form' && !(await this.fill(open))) return;
      if (open.kind === 'code' && !(await this.passCode(open, slug))) return;
      if (open.kind === 'simulation') await this.chooseOffer();
    }
    await this.press(ONWARD, slug);
  }

  /** @returns false if a field that the damage does not concern cannot be answered now. */
  private async fill({ acts }: PlannedForm): Promise<boolean> {
    const { stage, damage, answered } = this;
    for (const act of acts) {
      const { field } = act;
      const isConcerned = damage.concerns(field);
      const element = findField(stage, field);
      if (!(await element.isVisible().catch(() => false))) {
        if (isConcerned) continue;
        return false;
      }
      if (await looksAsPlanned(field, element)) {
        answered.add(field);
        continue;
      }
      if (answered.has(field) && !isConcerned) stage.complain(`what was typed in "${field.name}" is lost`);
      answered.delete(field);
      const isDone = await answerField(stage, act).then(
        () => true,
        () => false,
      );
      if (!isDone) await stage.page.keyboard.press('Escape');
      if (!isDone && !isConcerned) return false;
    }
    return true;
  }

  /** Asks for a code, then types it. @returns false if nothing is left to press. */
  private async passCode({ code, wire }: PlannedCode, slug: string): Promise<boolean> {
    const { page, visit } = this.stage;
    const status = visit.codeStatus.get(wire.slug);
    if (status === undefined) return !(await this.press(REQUEST, slug));
    const digits = mainOf(this.stage).getByRole('textbox').first();
    if (status === 'success' || !(await digits.isVisible())) return true;
    await digits.click({ timeout: 1000 }).catch(() => {});
    await page.keyboard.type(code);
    return true;
  }

  /** A message may stand over a box, and stays as long as the pointer is there. */
  private async closeMessages(): Promise<void> {
    for (const button of await this.stage.page.getByRole('button', { name: 'Fechar aviso' }).all())
      await button.click({ timeout: 1000 }).catch(() => {});
  }

  private async chooseOffer(): Promise<void> {
    const option = mainOf(this.stage).getByRole('radio').last();
    if (await option.isVisible()) await option.check({ force: true, timeout: 1000 }).catch(() => {});
  }

  /**
   * Presses the last button with such a name, in a dialog if there is one.
   * @returns false if there is none, or the screen is that of another step by now.
   */
  private async press(name: RegExp, slug: string): Promise<boolean> {
    const { stage } = this;
    const dialog = stage.page.getByRole('alertdialog').or(stage.page.getByRole('dialog')).last();
    const place = (await dialog.count()) > 0 ? dialog : mainOf(stage);
    const buttons = place.getByRole('button', { disabled: false });
    // A handle stays with its element: the button of the next step, at the same place, is never pressed by mistake.
    for (const button of (await buttons.elementHandles()).reverse()) {
      const text = oneLine((await button.textContent().catch(() => '')) ?? '');
      if (!name.test(text)) continue;
      if (openSlug(stage) !== slug) return false;
      await button.click({ timeout: 2000 }).catch(() => {});
      return true;
    }
    return false;
  }
}
