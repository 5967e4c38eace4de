/** The part of a node of Chromium's accessibility tree (CDP `Accessibility.getFullAXTree`) that is spoken. */
export interface AccessibilityNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly childIds?: readonly string[];
  readonly role?: { readonly value?: unknown };
  readonly name?: { readonly value?: unknown };
  readonly description?: { readonly value?: unknown };
  readonly value?: { readonly value?: unknown };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
}

/** Controls and headings: one line with name, role and state. Their content is their name. */
const CONTROL_NAMES: ReadonlyMap<string, string> = new Map([
  ['heading', 'título'],
  ['button', 'botão'],
  ['link', 'link'],
  ['textbox', 'campo de texto'],
  ['spinbutton', 'campo numérico'],
  ['combobox', 'lista'],
  ['checkbox', 'caixa de seleção'],
  ['switch', 'interruptor'],
  ['radio', 'opção'],
  ['slider', 'controle deslizante'],
  ['option', 'item'],
  ['progressbar', 'progresso'],
  ['image', 'imagem'],
  ['img', 'imagem'],
  ['Date', 'calendário'],
  ['MenuListPopup', ''],
  ['DisclosureTriangle', 'botão'],
]);

/** Elements with content of their own. They get a line where they begin. */
const CONTAINER_NAMES: ReadonlyMap<string, string> = new Map([
  ['banner', 'cabeçalho da página'],
  ['main', 'conteúdo principal'],
  ['complementary', 'complemento'],
  ['contentinfo', 'rodapé'],
  ['navigation', 'navegação'],
  ['region', 'região'],
  ['form', 'formulário'],
  ['group', 'grupo'],
  ['radiogroup', 'grupo'],
  ['dialog', 'janela'],
  ['alertdialog', 'janela de aviso'],
  ['alert', 'alerta'],
  ['status', 'aviso'],
  ['list', 'lista'],
  ['table', 'tabela'],
]);

/** A screen reader says the text of these only with the control that they belong to. */
const LABELS: ReadonlySet<string> = new Set(['LabelText', 'Legend']);
const UNSPOKEN: ReadonlySet<string> = new Set(['ListMarker', 'InlineTextBox']);

const textOf = (value: { readonly value?: unknown } | undefined): string =>
  value?.value === undefined ? '' : String(value.value).replace(/\s+/g, ' ').trim();

/** The words of a screen reader that reads a page from its beginning, a line for each stop. */
export function speechOf(nodes: readonly AccessibilityNode[]): string[] {
  const byId = new Map(nodes.map(node => [node.nodeId, node]));
  const childrenOf = (node: AccessibilityNode): AccessibilityNode[] =>
    (node.childIds ?? []).flatMap(id => byId.get(id) ?? []);
  const lines: string[] = [];
  /** Texts of one paragraph that follow each other. */
  let paragraph: string[] = [];
  const flush = (): void => {
    const text = paragraph
      .join(' ')
      .replace(/\s+/g, ' ')
      .replace(/ ([,.;:!?])/g, '$1')
      .trim();
    if (text !== '') lines.push(text);
    paragraph = [];
  };
  const speak = (node: AccessibilityNode, isLabel = false): void => {
    const role = textOf(node.role);
    const name = textOf(node.name);
    if (UNSPOKEN.has(role)) return;
    if (role === 'StaticText') {
      if (!isLabel) paragraph.push(name);
    } else if (node.ignored || role === 'generic' || role === 'none' || LABELS.has(role))
      for (const child of childrenOf(node)) speak(child, isLabel || LABELS.has(role));
    else speakElement(node, role);
  };
  const speakElement = (node: AccessibilityNode, role: string): void => {
    flush();
    const spokenRole = CONTROL_NAMES.get(role);
    if (spokenRole !== undefined) {
      if (spokenRole !== '') lines.push(lineOf(node, spokenRole));
      return;
    }
    const containerName = CONTAINER_NAMES.get(role);
    const countBefore = lines.length;
    if (containerName !== undefined) lines.push(beginningOf(node, containerName, childrenOf(node).length));
    const countBeforeContent = lines.length;
    for (const child of childrenOf(node)) speak(child);
    flush();
    // A screen reader does not mention an element without content.
    if (lines.length === countBeforeContent) lines.length = countBefore;
  };
  const [root] = nodes;
  for (const child of root ? childrenOf(root) : []) speak(child);
  flush();
  return lines;
}

function beginningOf(node: AccessibilityNode, containerName: string, childCount: number): string {
  const name = textOf(node.name);
  const count =
    textOf(node.role) === 'list' ? ` com ${childCount} ${childCount === 1 ? 'item' : 'itens'}` : '';
  return `[${[`${containerName}${count}`, name].filter(text => text !== '').join(': ')}]`;
}

function lineOf(node: AccessibilityNode, spokenRole: string): string {
  const name = textOf(node.name);
  const description = textOf(node.description);
  const value = textOf(node.value);
  const states = statesOf(node);
  return [
    name === '' ? '(sem nome)' : name,
    [spokenRole, ...states].join(' '),
    ...(value !== '' && value !== name ? [value] : []),
    ...(description !== '' ? [description] : []),
  ].join(', ');
}

function statesOf(node: AccessibilityNode): string[] {
  const properties = new Map(node.properties?.map(({ name, value }) => [name, value.value]));
  const role = textOf(node.role);
  const states: string[] = [];
  if (role === 'heading') states.push(`nível ${String(properties.get('level'))}`);
  if (['checkbox', 'radio', 'switch'].includes(role))
    states.push(String(properties.get('checked')) === 'true' ? 'marcado' : 'não marcado');
  if (properties.get('expanded') === true) states.push('expandido');
  if (role === 'DisclosureTriangle' && properties.get('expanded') === false) states.push('recolhido');
  if (properties.get('disabled') === true) states.push('indisponível');
  if (properties.get('required') === true) states.push('obrigatório');
  if (properties.get('readonly') === true) states.push('somente leitura');
  if (String(properties.get('invalid')) === 'true') states.push('inválido');
  return states;
}
