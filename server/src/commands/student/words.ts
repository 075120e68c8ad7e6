import type { Phrase } from '#rules/text/locale.ts'

/** The letter with the link for a first password. */
export const invitation: Readonly<Record<'subject' | 'text', Phrase>> = {
  subject: { ka: 'თქვენი ანგარიში სტუდენტურ პორტალზე', en: 'Your account on the student portal' },
  text: {
    ka: `გამარჯობა,

უნივერსიტეტმა შექმნა თქვენი ანგარიში სტუდენტურ პორტალზე. სისტემაში შესასვლელი კოდია {code}. პაროლის დასაყენებლად გახსენით ბმული:

{link}

ბმული მოქმედებს {days} დღის განმავლობაში და მხოლოდ ერთხელ. თუ ვადა გავიდა, გახსენით {forgotten} და მიუთითეთ თქვენი კოდი: ახალ ბმულს ამავე მისამართზე მიიღებთ.`,
    en: `Hello,

The university has made an account for you on the student portal. Your code for logging in is {code}. To set a password, open this link:

{link}

The link works once, within {days} days. If it has expired, open {forgotten} and enter your code: a new link comes to this address.`,
  },
}
