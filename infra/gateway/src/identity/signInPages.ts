import type { Language } from '@console/design/language';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escaped, sendPage } from '../serving/page';
import { preferredLanguage } from '../serving/preferredLanguage';

/**
 * Why somebody could not be signed in.
 * - `lost`: nothing is known of a sign-in that this would be the end of.
 * - `refused`: the provider has said no.
 * - `unproven`: the answer of the provider does not prove who it is.
 * - `away`, `service`, `store`: the provider, the service or the store does not answer.
 * - `account`: the service does not take the account of the table.
 * - `noPrivileges`: nothing in the table is for them, or their account has no Admin role.
 */
export type SignInProblem =
  | 'lost'
  | 'refused'
  | 'unproven'
  | 'away'
  | 'service'
  | 'store'
  | 'account'
  | 'noPrivileges';

interface Texts extends Readonly<Record<SignInProblem, string>> {
  readonly failed: string;
  readonly again: string;
  readonly login: string;
  readonly done: string;
  readonly close: string;
  readonly link: string;
  readonly linkWhy: string;
  readonly linkFailed: string;
  readonly name: string;
  readonly password: string;
  readonly submit: string;
}

const texts = {
  en: {
    failed: 'You are not signed in',
    lost: 'This sign-in has ended, or was begun in another browser. Begin it again.',
    refused: 'The sign-in of your company has refused, or was cancelled. Try again, or ask whoever runs it.',
    unproven:
      'The answer of the sign-in of your company could not be verified. Try again; if it stays so, tell whoever runs the console.',
    away: 'The sign-in of your company does not answer. Try again in a moment; if it stays so, tell whoever runs the console.',
    service: 'The service does not answer. Try again in a moment.',
    store: 'Sessions cannot be kept now. Try again; if it stays so, tell whoever runs the console.',
    account: 'The service does not accept the account by which you would act. Tell whoever runs the console.',
    noPrivileges: '{name} does not have the Admin privileges required by this console.',
    again: 'Sign in again',
    login: 'Go to the login page',
    done: 'You are signed in',
    close: 'Close this tab and go on in the other one.',
    link: 'Link your account',
    linkWhy:
      '{name}, type the name and password of your account of the service once. From then on you sign in at your company only.',
    linkFailed: 'The service does not accept this name and password.',
    name: 'Username',
    password: 'Password',
    submit: 'Link and sign in',
  },
  de: {
    failed: 'Sie sind nicht angemeldet',
    lost: 'Diese Anmeldung ist beendet oder wurde in einem anderen Browser begonnen. Beginnen Sie sie erneut.',
    refused:
      'Die Anmeldung Ihrer Firma hat abgelehnt oder wurde abgebrochen. Versuchen Sie es erneut, oder fragen Sie deren Betreiber.',
    unproven:
      'Die Antwort der Anmeldung Ihrer Firma ließ sich nicht prüfen. Versuchen Sie es erneut; bleibt es so, informieren Sie die Betreiber der Konsole.',
    away: 'Die Anmeldung Ihrer Firma antwortet nicht. Versuchen Sie es gleich erneut; bleibt es so, informieren Sie die Betreiber der Konsole.',
    service: 'Der Dienst antwortet nicht. Versuchen Sie es gleich erneut.',
    store:
      'Sitzungen können gerade nicht gespeichert werden. Versuchen Sie es erneut; bleibt es so, informieren Sie die Betreiber der Konsole.',
    account:
      'Der Dienst nimmt das Konto nicht an, mit dem Sie arbeiten würden. Informieren Sie die Betreiber der Konsole.',
    noPrivileges: '{name} hat nicht die Rolle Admin, die diese Konsole erfordert.',
    again: 'Erneut anmelden',
    login: 'Zur Anmeldeseite',
    done: 'Sie sind angemeldet',
    close: 'Schließen Sie diesen Tab, und arbeiten Sie im anderen weiter.',
    link: 'Konto verknüpfen',
    linkWhy:
      '{name}, geben Sie einmal Name und Passwort Ihres Kontos beim Dienst ein. Danach melden Sie sich nur noch bei Ihrer Firma an.',
    linkFailed: 'Der Dienst nimmt diesen Namen und dieses Passwort nicht an.',
    name: 'Benutzername',
    password: 'Passwort',
    submit: 'Verknüpfen und anmelden',
  },
  es: {
    failed: 'No ha iniciado sesión',
    lost: 'Este inicio de sesión ha terminado o se empezó en otro navegador. Empiece de nuevo.',
    refused:
      'El inicio de sesión de su empresa lo ha rechazado o se canceló. Inténtelo de nuevo o pregunte a quien lo opera.',
    unproven:
      'No se pudo verificar la respuesta del inicio de sesión de su empresa. Inténtelo de nuevo; si sigue así, avise a quien opera la consola.',
    away: 'El inicio de sesión de su empresa no responde. Inténtelo de nuevo en un momento; si sigue así, avise a quien opera la consola.',
    service: 'El servicio no responde. Inténtelo de nuevo en un momento.',
    store:
      'Ahora no se pueden guardar sesiones. Inténtelo de nuevo; si sigue así, avise a quien opera la consola.',
    account: 'El servicio no acepta la cuenta con la que trabajaría. Avise a quien opera la consola.',
    noPrivileges: '{name} no tiene los privilegios Admin que exige esta consola.',
    again: 'Iniciar sesión de nuevo',
    login: 'Ir a la página de inicio de sesión',
    done: 'Ha iniciado sesión',
    close: 'Cierre esta pestaña y continúe en la otra.',
    link: 'Vincular su cuenta',
    linkWhy:
      '{name}, escriba una vez el nombre y la contraseña de su cuenta del servicio. Después solo iniciará sesión en su empresa.',
    linkFailed: 'El servicio no acepta este nombre y esta contraseña.',
    name: 'Nombre de usuario',
    password: 'Contraseña',
    submit: 'Vincular e iniciar sesión',
  },
  fr: {
    failed: 'Vous n’êtes pas connecté',
    lost: 'Cette connexion est terminée ou a été commencée dans un autre navigateur. Recommencez.',
    refused:
      'La connexion de votre entreprise a refusé ou a été annulée. Réessayez, ou demandez à ses responsables.',
    unproven:
      'La réponse de la connexion de votre entreprise n’a pas pu être vérifiée. Réessayez ; si cela persiste, prévenez l’exploitant de la console.',
    away: 'La connexion de votre entreprise ne répond pas. Réessayez dans un instant ; si cela persiste, prévenez l’exploitant de la console.',
    service: 'Le service ne répond pas. Réessayez dans un instant.',
    store:
      'Les sessions ne peuvent pas être conservées pour le moment. Réessayez ; si cela persiste, prévenez l’exploitant de la console.',
    account:
      'Le service n’accepte pas le compte avec lequel vous travailleriez. Prévenez l’exploitant de la console.',
    noPrivileges: '{name} n’a pas les privilèges Admin requis par cette console.',
    again: 'Se reconnecter',
    login: 'Aller à la page de connexion',
    done: 'Vous êtes connecté',
    close: 'Fermez cet onglet et continuez dans l’autre.',
    link: 'Associer votre compte',
    linkWhy:
      '{name}, saisissez une fois le nom et le mot de passe de votre compte du service. Ensuite, vous ne vous connecterez plus qu’auprès de votre entreprise.',
    linkFailed: 'Le service n’accepte pas ce nom et ce mot de passe.',
    name: 'Nom d’utilisateur',
    password: 'Mot de passe',
    submit: 'Associer et se connecter',
  },
  ja: {
    failed: 'サインインしていません',
    lost: 'このサインインは終了しているか、別のブラウザーで開始されたものです。もう一度やり直してください。',
    refused:
      '会社のサインインで拒否されたか、取り消されました。もう一度試すか、その運用担当者に問い合わせてください。',
    unproven:
      '会社のサインインからの応答を検証できませんでした。もう一度お試しください。直らない場合はコンソールの運用担当者に知らせてください。',
    away: '会社のサインインが応答しません。しばらくしてからもう一度お試しください。直らない場合はコンソールの運用担当者に知らせてください。',
    service: 'サービスが応答しません。しばらくしてからもう一度お試しください。',
    store:
      '現在、セッションを保持できません。もう一度お試しください。直らない場合はコンソールの運用担当者に知らせてください。',
    account: '使用するアカウントをサービスが受け付けません。コンソールの運用担当者に知らせてください。',
    noPrivileges: '{name}には、このコンソールに必要なAdmin権限がありません。',
    again: 'もう一度サインイン',
    login: 'ログインページへ',
    done: 'サインインしました',
    close: 'このタブを閉じて、元のタブで続けてください。',
    link: 'アカウントの関連付け',
    linkWhy:
      '{name}さん、サービスのアカウントの名前とパスワードを一度だけ入力してください。以後は会社のサインインだけで利用できます。',
    linkFailed: 'サービスはこの名前とパスワードを受け付けません。',
    name: 'ユーザー名',
    password: 'パスワード',
    submit: '関連付けてサインイン',
  },
  ar: {
    failed: 'لم يتم تسجيل دخولك',
    lost: 'انتهت عملية تسجيل الدخول هذه أو بدأت في متصفح آخر. ابدأها من جديد.',
    refused: 'رفض تسجيل الدخول في شركتك الطلب أو أُلغي. حاول مرة أخرى أو اسأل من يشغّله.',
    unproven:
      'تعذّر التحقق من رد تسجيل الدخول في شركتك. حاول مرة أخرى، وإن استمر ذلك فأبلغ من يشغّل لوحة التحكم.',
    away: 'تسجيل الدخول في شركتك لا يستجيب. حاول بعد قليل، وإن استمر ذلك فأبلغ من يشغّل لوحة التحكم.',
    service: 'الخدمة لا تستجيب. حاول بعد قليل.',
    store: 'لا يمكن حفظ الجلسات الآن. حاول مرة أخرى، وإن استمر ذلك فأبلغ من يشغّل لوحة التحكم.',
    account: 'لا تقبل الخدمة الحساب الذي ستعمل به. أبلغ من يشغّل لوحة التحكم.',
    noPrivileges: 'لا يملك {name} امتيازات Admin التي تتطلبها لوحة التحكم هذه.',
    again: 'تسجيل الدخول مرة أخرى',
    login: 'الانتقال إلى صفحة تسجيل الدخول',
    done: 'تم تسجيل دخولك',
    close: 'أغلق علامة التبويب هذه وتابع في الأخرى.',
    link: 'ربط حسابك',
    linkWhy: '{name}، اكتب اسم حسابك في الخدمة وكلمة مروره مرة واحدة. بعد ذلك تسجّل الدخول عبر شركتك فقط.',
    linkFailed: 'لا تقبل الخدمة هذا الاسم وكلمة المرور هذه.',
    name: 'اسم المستخدم',
    password: 'كلمة المرور',
    submit: 'ربط وتسجيل الدخول',
  },
} satisfies Record<Language, Texts>;

/** Statuses of problems that are not the person's. */
const statuses: Partial<Record<SignInProblem, number>> = {
  noPrivileges: 403,
  refused: 403,
  away: 502,
  service: 502,
  store: 503,
  account: 502,
};

function textsFor({ headers }: FastifyRequest, reply: FastifyReply) {
  const language = preferredLanguage(headers['accept-language']);
  reply.header('vary', 'accept-language');
  return { language, ...texts[language] };
}

const filled = (text: string, name: string) => escaped(text.replace('{name}', () => name));

/** Says why somebody was not signed in, and what they can do. */
export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  problem: SignInProblem,
  { name = '' }: { readonly name?: string } = {},
) {
  const { language, failed, again, login, [problem]: why } = textsFor(request, reply);
  reply.code(statuses[problem] ?? 400);
  return sendPage(reply, {
    language,
    title: failed,
    body: `<p>${filled(why, name)}</p>
<p><a href="/console/sign-in">${again}</a></p>
<p><a href="/login">${login}</a></p>`,
  });
}

/** Says that somebody is signed in, in a tab that was opened for that alone. */
export function sendSignedIn(request: FastifyRequest, reply: FastifyReply) {
  const { language, done, close } = textsFor(request, reply);
  return sendPage(reply, { language, title: done, body: `<p>${close}</p>` });
}

interface LinkPage {
  /** Name of the person. */
  readonly name: string;
  /** Address that the form is sent to. */
  readonly path: string;
  /** Name of an account that was refused with its password. @defaultValue none was tried */
  readonly tried?: string;
}

const quoted = (text: string) => escaped(text).replaceAll('"', '&quot;');

/** Asks a person for the account of the service that is theirs. */
export function sendLinkPage(request: FastifyRequest, reply: FastifyReply, { name, path, tried }: LinkPage) {
  const page = textsFor(request, reply);
  if (tried !== undefined) reply.code(403);
  return sendPage(reply, {
    language: page.language,
    title: page.link,
    body: `<p>${filled(page.linkWhy, name)}</p>
${tried === undefined ? '' : `<p role="alert">${page.linkFailed}</p>\n`}<form method="post" action="${path}">
<label>${page.name} <input name="name" autocomplete="username" required value="${quoted(tried ?? '')}"></label>
<label>${page.password} <input name="password" type="password" autocomplete="current-password" required></label>
<button>${page.submit}</button>
</form>`,
  });
}
