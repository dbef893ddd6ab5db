import type { Language } from '@console/design/language';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendPage } from './page';
import { preferredLanguage } from './preferredLanguage';

interface Texts {
  readonly title: string;
  readonly why: string;
  readonly open: string;
  readonly otherwise: string;
}

const texts = {
  en: {
    title: 'The browser sent too much',
    why: 'The console could not take the request: its address is too long, or the browser, an extension or the network adds too much to it. Nothing that you saved is lost.',
    open: 'Open the start page of the console',
    otherwise:
      'If the start page does not open either, delete the data that the browser keeps for this address, try without extensions, or tell whoever runs the console.',
  },
  de: {
    title: 'Der Browser hat zu viel gesendet',
    why: 'Die Konsole konnte die Anfrage nicht annehmen: Ihre Adresse ist zu lang, oder der Browser, eine Erweiterung oder das Netzwerk fügt ihr zu viel hinzu. Nichts, was Sie gespeichert haben, ist verloren.',
    open: 'Startseite der Konsole öffnen',
    otherwise:
      'Wenn sich auch die Startseite nicht öffnet, löschen Sie die Daten, die der Browser für diese Adresse gespeichert hat, versuchen Sie es ohne Erweiterungen, oder wenden Sie sich an die Betreiber der Konsole.',
  },
  es: {
    title: 'El navegador envió demasiado',
    why: 'La consola no pudo aceptar la solicitud: su dirección es demasiado larga, o el navegador, una extensión o la red le añade demasiado. No se ha perdido nada de lo que guardó.',
    open: 'Abrir la página de inicio de la consola',
    otherwise:
      'Si la página de inicio tampoco se abre, borre los datos que el navegador guarda para esta dirección, inténtelo sin extensiones o avise a quien administra la consola.',
  },
  fr: {
    title: 'Le navigateur a envoyé trop de données',
    why: 'La console n’a pas pu accepter la requête : son adresse est trop longue, ou le navigateur, une extension ou le réseau y ajoute trop de données. Rien de ce que vous avez enregistré n’est perdu.',
    open: 'Ouvrir la page d’accueil de la console',
    otherwise:
      'Si la page d’accueil ne s’ouvre pas non plus, supprimez les données que le navigateur conserve pour cette adresse, essayez sans extensions ou prévenez les responsables de la console.',
  },
  ja: {
    title: 'ブラウザーから送信されたデータが多すぎます',
    why: 'コンソールは要求を受け付けられませんでした。アドレスが長すぎるか、ブラウザー、拡張機能、またはネットワークが追加したデータが多すぎます。保存した内容は失われていません。',
    open: 'コンソールの最初のページを開く',
    otherwise:
      '最初のページも開かない場合は、ブラウザーに保存されているこのアドレスのデータを削除するか、拡張機能を無効にしてお試しいただくか、コンソールの管理者にお知らせください。',
  },
  ar: {
    title: 'أرسل المتصفح بيانات أكثر من اللازم',
    why: 'تعذّر على وحدة التحكم قبول الطلب: إما أن عنوانه طويل جدًا، أو أن المتصفح أو إحدى الإضافات أو الشبكة تضيف إليه بيانات كثيرة. لم يُفقد شيء مما حفظته.',
    open: 'فتح صفحة البداية لوحدة التحكم',
    otherwise:
      'إذا لم تفتح صفحة البداية أيضًا، فاحذف البيانات التي يحتفظ بها المتصفح لهذا العنوان، أو حاول من دون إضافات، أو أبلغ القائمين على وحدة التحكم.',
  },
} satisfies Record<Language, Texts>;

/** Answers a browser that opens a page by a request that is too large to be taken. */
export function sendTooLarge({ headers }: FastifyRequest, reply: FastifyReply) {
  const language = preferredLanguage(headers['accept-language']);
  const { title, why, open, otherwise } = texts[language];
  reply.code(431).header('vary', 'accept, accept-language');
  return sendPage(reply, {
    language,
    title,
    body: `<p>${why}</p>\n<p><a href="/">${open}</a></p>\n<p>${otherwise}</p>`,
  });
}
