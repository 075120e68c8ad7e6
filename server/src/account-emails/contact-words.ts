import type { Phrase } from '#rules/text/locale.ts'

/** Fields that an import can change, as the e-mail calls them. */
export const contactFields = {
  university_email: { ka: 'უნივერსიტეტის ელფოსტა', en: 'university e-mail address' },
  personal_email: { ka: 'პირადი ელფოსტა', en: 'personal e-mail address' },
  phone: { ka: 'ტელეფონის ნომერი', en: 'phone number' },
} as const satisfies Readonly<Record<string, Phrase>>

/** E-mail to the former addresses. */
export const contactChanged = {
  subject: { ka: 'საკონტაქტო მონაცემები შეიცვალა', en: 'Your contact data were changed' },
  text: {
    ka: 'სტუდენტურ პორტალზე თქვენი საკონტაქტო მონაცემები უნივერსიტეტმა შეცვალა {date}, {time} საათზე. შეიცვალა: {fields}.',
    en: 'The university changed your contact data on the student portal on {date} at {time}. Changed: {fields}.',
  },
  whatToDo: {
    ka: 'თუ ამის შესახებ არ იცოდით, დაუყოვნებლივ მიმართეთ თქვენი ფაკულტეტის დეკანატს: რამდენიმე დღის განმავლობაში ახალ მისამართსა და ნომერზე პაროლის აღდგენის ბმული და კოდი არ იგზავნება.',
    en: "If you did not know about this, contact your dean's office at once: for some days no password link and no code is sent to the new address or number.",
  },
} as const satisfies Readonly<Record<string, Phrase>>

/** Text message to the former number. */
export const phoneChangedByUniversity: Phrase = {
  ka: 'სტუდენტური პორტალი: უნივერსიტეტმა თქვენი ნომერი შეცვალა (…{ending}). თუ ამის შესახებ არ იცოდით, მიმართეთ დეკანატს.',
  en: "Student portal: the university changed your phone number (…{ending}). If you did not know about this, contact your dean's office.",
}

/** Sent instead of a password link while the address is held. Takes {until}. */
export const linkHeld = {
  ka: `გამარჯობა,

სტუდენტურ პორტალზე მოთხოვნილია თქვენი პაროლის აღდგენა. ეს მისამართი უნივერსიტეტმა ცოტა ხნის წინ შეცვალა, ამიტომ თქვენი
ანგარიშის დასაცავად ბმული აქ ჯერ არ იგზავნება. შეზღუდვის ბოლო დღე: {until}. თუ პორტალი მანამდე გჭირდებათ, პირადობის დამადასტურებელი
დოკუმენტით მიმართეთ თქვენი ფაკულტეტის დეკანატს: ბმულს ადგილზე გადმოგცემენ.`,
  en: `Hello,

A new password for your account on the student portal was asked for. The university changed this address a short time ago,
so to protect your account no link is sent to it before {until}. If you need the portal earlier, go to your dean's office
with an identity document: they hand you a link.`,
}
