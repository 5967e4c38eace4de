import { default as bolt } from '@tabler/icons-react/dist/esm/icons/IconBolt.mjs';
import { default as briefcase } from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs';
import { default as bank } from '@tabler/icons-react/dist/esm/icons/IconBuildingBank.mjs';
import { default as calendar } from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import { default as camera } from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
import { default as car } from '@tabler/icons-react/dist/esm/icons/IconCar.mjs';
import { default as clock } from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { default as coins } from '@tabler/icons-react/dist/esm/icons/IconCoins.mjs';
import { default as card } from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs';
import { default as file } from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import { default as heart } from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import { default as home } from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import { default as id } from '@tabler/icons-react/dist/esm/icons/IconId.mjs';
import { default as info } from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { default as key } from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import { default as lock } from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { default as mail } from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import { default as place } from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import { default as percentage } from '@tabler/icons-react/dist/esm/icons/IconPercentage.mjs';
import { default as phone } from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import { default as receipt } from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import { default as search } from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { default as shield } from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import { default as user } from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { default as users } from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import type { IconDrawing } from './icon.tsx';

/**
 * The contract does not list the service's icon names, so these are English and Portuguese words for what forms ask for
 * (assumption 3.23).
 */
const ICONS_BY_NAME: ReadonlyMap<string, IconDrawing> = new Map<string, IconDrawing>(
  (
    [
      ['bolt energy flash lightning energia luz', bolt],
      ['briefcase work job trabalho emprego', briefcase],
      ['bank buildingbank university banco', bank],
      ['calendar date data calendario', calendar],
      ['camera photo foto', camera],
      ['car vehicle carro veiculo', car],
      ['clock time hora relogio prazo', clock],
      ['coins money dollar cash dinheiro moeda valor', coins],
      ['creditcard card cartao', card],
      ['file filetext document arquivo documento', file],
      ['heart coracao', heart],
      ['home house casa imovel', home],
      ['id idcard idbadge identidade rg', id],
      ['info infocircle informacao', info],
      ['key chave pix', key],
      ['lock cadeado', lock],
      ['mail email envelope', mail],
      ['mappin map location endereco local', place],
      ['percentage percent porcentagem taxa', percentage],
      ['phone cellphone mobile telefone celular', phone],
      ['receipt bill boleto conta', receipt],
      ['search magnifier busca lupa', search],
      ['shield shieldcheck security seguro seguranca', shield],
      ['user person pessoa usuario', user],
      ['users people family pessoas familia', users],
    ] satisfies [string, IconDrawing][]
  ).flatMap(([names, drawing]) => names.split(' ').map((name): [string, IconDrawing] => [name, drawing])),
);

/**
 * The icon of a name such as 'IconCreditCard', 'fa-credit-card', 'mdi:credit_card' or 'CartÃO'; `undefined` for an
 * unknown name.
 */
export const iconByName = (name: string): IconDrawing | undefined => {
  const iconName = name
    .slice(0, 60)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/^([Ii]con(?=[A-Z])|(fa[srb]?|mdi|ti|bi|icon|tabler)[-_:\s]+)/, '')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
  return ICONS_BY_NAME.get(iconName);
};
