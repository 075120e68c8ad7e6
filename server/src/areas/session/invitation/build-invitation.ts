/** How long the link of an invitation is valid. */
export const invitationDays = 14

interface Invited {
  readonly code: string
  readonly fname: string
  readonly fnameeng: string
}

/** The e-mail with the link for a first password, in both languages. */
export const buildInvitation = ({ code, fname, fnameeng }: Invited, theString: string) => {
  const link = `{portal}/confirmation/${theString}`
  return {
    subject: 'სტუდენტური პორტალი · Student portal',
    body: `გამარჯობა, ${fname}!

სტუდენტურ პორტალზე თქვენი ანგარიში მზადაა. აქ ნახავთ ცხრილსა და შეფასებებს, აქვე დარეგისტრირდებით საგნებზე.
თქვენი კოდია ${code}. პაროლის დასაყენებლად გახსენით ბმული:

${link}

ბმული მოქმედებს ${invitationDays} დღის განმავლობაში და მხოლოდ ერთხელ. თუ ვადა გაუვა, პორტალის შესვლის გვერდზე აირჩიეთ
„დაგავიწყდათ პაროლი?“ და ახალ ბმულს უნივერსიტეტის ელფოსტაზე მიიღებთ.

—

Hello ${fnameeng},

Your account on the student portal is ready. It has your timetable and your evaluations, and it is where you register
for subjects. Your code is ${code}. To set a password, open this link:

${link}

The link works once, within ${invitationDays} days. After that choose "Forgot your password?" on the log-in page: a new link
comes to your university e-mail address.
`,
  }
}
