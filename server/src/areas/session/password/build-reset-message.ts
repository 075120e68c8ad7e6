import { linkHeld } from '#server/account-emails/contact-words.ts'

/** How long the link is valid. */
export const linkMinutes = 30

/** The message with the link for a new password, in both languages. */
export const buildResetMessage = (theString: string) => {
  const link = `{portal}/confirmation/${theString}`
  return {
    subject: 'პაროლის აღდგენა · A new password',
    /** Sent instead to a held address; the database fills in {until}. */
    heldBody: `${linkHeld.ka}\n\n—\n\n${linkHeld.en}\n`,
    body: `გამარჯობა,

სტუდენტურ პორტალზე მოთხოვნილია თქვენი პაროლის აღდგენა. ახალი პაროლის დასაყენებლად გახსენით ბმული:

${link}

ბმული მოქმედებს ${linkMinutes} წუთის განმავლობაში და მხოლოდ ერთხელ. თუ აღდგენა თქვენ არ მოგითხოვიათ, ამ წერილს
ყურადღებას ნუ მიაქცევთ: თქვენი პაროლი უცვლელია.

—

Hello,

A new password for your account on the student portal was asked for. To set it, open this link:

${link}

The link works once, within ${linkMinutes} minutes. If it was not you who asked, ignore this e-mail: your password has not
changed.
`,
  }
}
