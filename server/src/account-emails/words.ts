import type { Phrase } from '#rules/text/locale.ts'

interface EmailText {
  readonly subject: Phrase
  /** Takes {date} in the dative, {time}, {device} and {ending}, as far as the e-mail has them. */
  readonly text: Phrase
}

/** E-mails about changes of an account; each says what to do if it was somebody else. */
export const emails = {
  passwordChanged: {
    subject: { ka: 'პაროლი შეიცვალა', en: 'Your password was changed' },
    text: {
      ka: 'სტუდენტურ პორტალზე თქვენი პაროლი შეიცვალა {date}, {time} საათზე. მოწყობილობა: {device}.',
      en: 'Your password for the student portal was changed on {date} at {time}. Device: {device}.',
    },
  },
  phoneChanged: {
    subject: { ka: 'ტელეფონის ნომერი შეიცვალა', en: 'Your phone number was changed' },
    text: {
      ka: 'სტუდენტურ პორტალზე თქვენი ტელეფონის ნომერი შეიცვალა {date}, {time} საათზე. მოწყობილობა: {device}. ახალი ნომერი მთავრდება ციფრებით {ending}.',
      en: 'Your phone number on the student portal was changed on {date} at {time}. Device: {device}. The new number ends in {ending}.',
    },
  },
  phoneAdded: {
    subject: { ka: 'ტელეფონის ნომერი დაემატა', en: 'A phone number was added' },
    text: {
      ka: 'სტუდენტურ პორტალზე თქვენს ანგარიშს {date}, {time} საათზე დაემატა ტელეფონის ნომერი, რომელიც მთავრდება ციფრებით {ending}. მოწყობილობა: {device}.',
      en: 'A phone number that ends in {ending} was added to your account on the student portal on {date} at {time}. Device: {device}.',
    },
  },
  bankAccountChanged: {
    subject: { ka: 'საბანკო ანგარიში შეიცვალა', en: 'Your bank account was changed' },
    text: {
      ka: 'სტუდენტურ პორტალზე {date}, {time} საათზე მიეთითა საბანკო ანგარიში, რომელიც მთავრდება ციფრებით {ending}. მოწყობილობა: {device}.',
      en: 'A bank account that ends in {ending} was entered on the student portal on {date} at {time}. Device: {device}.',
    },
  },
  newDevice: {
    subject: { ka: 'შესვლა ახალი მოწყობილობიდან', en: 'Log-in from a new device' },
    text: {
      ka: 'სტუდენტურ პორტალზე თქვენი ანგარიშით {date}, {time} საათზე ახალი მოწყობილობიდან შევიდნენ. მოწყობილობა: {device}.',
      en: 'Somebody logged in to the student portal with your account from a new device on {date} at {time}. Device: {device}.',
    },
  },
  secondFactorSet: {
    subject: { ka: 'ორეტაპიანი დადასტურება ჩაირთო', en: 'A second factor was set up' },
    text: {
      ka: 'სტუდენტურ პორტალზე თქვენს ანგარიშს {date}, {time} საათზე დაემატა აპლიკაცია, რომლის კოდითაც სისტემაში შეხვალთ. მოწყობილობა: {device}.',
      en: 'An app whose codes confirm your sign-in was added to your account on the student portal on {date} at {time}. Device: {device}.',
    },
  },
} as const satisfies Readonly<Record<string, EmailText>>

export type EmailKind = keyof typeof emails

/** The e-mails that staff get too. */
export type StaffEmailKind = Extract<EmailKind, 'passwordChanged' | 'newDevice' | 'secondFactorSet'>

/** The frame of every e-mail. */
export const frame = {
  greeting: { ka: 'გამარჯობა,', en: 'Hello,' },
  ifNotYou: {
    ka: 'თუ ეს თქვენ არ ყოფილხართ, დაუყოვნებლივ დააყენეთ ახალი პაროლი: {link} – და პროფილის გვერდზე დაასრულეთ სესია ყველა მოწყობილობაზე.',
    en: 'If this was not you, set a new password at once: {link} — and log out all devices on your profile page.',
  },
  /** Staff set no new password by themselves. */
  ifNotYouStaff: {
    ka: 'თუ ეს თქვენ არ ყოფილხართ, დაუყოვნებლივ შეატყობინეთ პორტალის ადმინისტრატორს: ის დაასრულებს ყველა სესიას და გამოგიგზავნით ახალ ბმულს.',
    en: 'If this was not you, contact the administrator of the portal at once: they will end every session and send you a new link.',
  },
} as const

/** The text message to a former number. */
export const phoneChangedText: Phrase = {
  ka: 'სტუდენტური პორტალი: თქვენი ნომერი შეიცვალა (…{ending}). თუ ეს თქვენ არ ყოფილხართ, დაუყოვნებლივ შეცვალეთ პაროლი.',
  en: 'Student portal: your phone number was changed (…{ending}). If this was not you, change your password at once.',
}
