import type { Phrase } from '#rules/text/locale.ts'
import { defineRefusals } from '#server/http/refusal.ts'

/** Refusals of contracts, visits and consents. */
export const words = defineRefusals({
  notInternational: {
    status: 403,
    code: 'not_international',
    ka: 'ეს გვერდი საერთაშორისო სტუდენტებისთვისაა. თუ ხელშეკრულებას ელით, მიმართეთ საერთაშორისო ურთიერთობების დეპარტამენტს.',
    en: 'This page is for international students. If you expect a contract, contact the International Relations Office.',
  },
  visitNotRequested: {
    status: 403,
    code: 'visit_not_asked',
    ka: 'თქვენთვის ვიზიტი დანიშნული არ არის. თუ ხელშეკრულებას ელით, მიმართეთ საერთაშორისო ურთიერთობების დეპარტამენტს.',
    en: 'No visit is required from you. If you expect a contract, contact the International Relations Office.',
  },
  branchUnknown: {
    status: 404,
    code: 'branch_unknown',
    ka: 'ასეთი ფილიალი არ არსებობს. აირჩიეთ ფილიალი სიიდან.',
    en: 'There is no such branch. Choose one from the list.',
  },
  visitLate: {
    status: 409,
    code: 'visit_late',
    ka: 'ეს დღე ხელშეკრულების ხელმოწერის ბოლო ვადის შემდეგაა. აირჩიეთ უფრო ადრეული დღე.',
    en: 'This day is after the last day to sign your contract. Choose an earlier one.',
  },
  visitBooked: {
    status: 409,
    code: 'visit_booked',
    ka: 'ვიზიტის დრო უკვე არჩეული გაქვთ. სხვა დროის ასარჩევად ჯერ ეს არჩევანი წაშალეთ.',
    en: 'You have already chosen a time for your visit. To choose another one, delete it first.',
  },
  visitUnknown: {
    status: 404,
    code: 'visit_unknown',
    ka: 'ასეთი ვიზიტი არ გაქვთ. განაახლეთ გვერდი.',
    en: 'You have no such visit. Reload the page.',
  },
  visitToday: {
    status: 409,
    code: 'visit_today',
    ka: 'ვიზიტის გაუქმება მხოლოდ წინა დღის ჩათვლით შეიძლება. თუ ვერ მოხვალთ, დაუკავშირდით საერთაშორისო ურთიერთობების დეპარტამენტს.',
    en: 'A visit can be deleted only up to the day before. If you cannot come, contact the International Relations Office.',
  },
  visitDecided: {
    status: 409,
    code: 'visit_decided',
    ka: 'უნივერსიტეტმა ეს ვიზიტი უკვე აღრიცხა, ამიტომ მისი გაუქმება აღარ შეიძლება. განაახლეთ გვერდი.',
    en: 'The university has already recorded this visit, so it can no longer be deleted. Reload the page.',
  },
  contractUnknown: {
    status: 404,
    code: 'contract_unknown',
    ka: 'ეს თქვენი ხელშეკრულება არ არის. განაახლეთ გვერდი.',
    en: 'This is not your contract. Reload the page.',
  },
  contractChanged: {
    status: 409,
    code: 'contract_changed',
    ka: 'ხელშეკრულების ტექსტი მას შემდეგ შეიცვალა, რაც გიჩვენეთ. გაეცანით ახალ ტექსტს და შემდეგ დაადასტურეთ.',
    en: 'The text of the contract has changed since it was shown to you. Read the new text, then accept it.',
  },
  feeMissing: {
    status: 409,
    code: 'fee_missing',
    ka: 'თქვენი პროგრამის საფასური ჯერ განსაზღვრული არ არის, ამიტომ ხელშეკრულებას ვერ დაადასტურებთ. დაუკავშირდით საერთაშორისო ურთიერთობების დეპარტამენტს.',
    en: 'The fee for your programme is not set yet, so the contract cannot be accepted. Contact the International Relations Office.',
  },
  nameNotDrawable: {
    status: 409,
    code: 'name_not_drawable',
    ka: 'თქვენს სახელში („{text}“) არის ნიშანი „{letter}“, რომლის დაბეჭდვა ხელშეკრულებაში შეუძლებელია, ამიტომ ჯერ ვერ დაადასტურებთ. სთხოვეთ საერთაშორისო ურთიერთობების დეპარტამენტს, ჩაწეროს სახელი ქართული და ლათინური ასოებით.',
    en: 'Your name (“{text}”) has “{letter}”, which cannot be printed in the contract, so the contract cannot be accepted yet. Ask the International Relations Office to enter your name in Georgian and Latin letters.',
  },
  textNotDrawable: {
    status: 409,
    code: 'text_not_drawable',
    ka: 'ხელშეკრულების ტექსტში („{text}“) არის ნიშანი „{letter}“, რომლის დაბეჭდვა შეუძლებელია, ამიტომ ხელშეკრულებას ჯერ ვერ დაადასტურებთ და ვერ ჩამოტვირთავთ. სთხოვეთ საერთაშორისო ურთიერთობების დეპარტამენტს, შეასწოროს ტექსტი.',
    en: 'The text of the contract (“{text}”) has “{letter}”, which cannot be printed, so the contract cannot be accepted or downloaded yet. Ask the International Relations Office to correct the text.',
  },
  noPhone: {
    status: 409,
    code: 'no_phone',
    ka: 'დადასტურების კოდი ტელეფონზე იგზავნება, თქვენი ნომერი კი მითითებული არ არის. ჯერ დაამატეთ ის პროფილის გვერდზე.',
    en: 'The confirmation code is sent to your phone, but your phone number is missing. Add it on your profile first.',
  },
  agreementNotRequested: {
    status: 403,
    code: 'agreement_not_asked',
    ka: 'ეს თანხმობები თქვენთვის საჭირო არ არის. შეკითხვის შემთხვევაში მიმართეთ საერთაშორისო ურთიერთობების დეპარტამენტს.',
    en: 'You are not asked for these consents here. If you have a question, contact the International Relations Office.',
  },
  agreementAnswered: {
    status: 409,
    code: 'agreement_answered',
    ka: 'ამ კითხვებს უკვე უპასუხეთ. ფოტო- და ვიდეომასალაზე თანხმობის გახმობა პროფილის გვერდზე შეგიძლიათ.',
    en: 'You have already answered this. You can withdraw your consent to photographs and videos on your profile.',
  },
  mediaNotGiven: {
    status: 409,
    code: 'media_not_given',
    ka: 'ფოტო- და ვიდეომასალაზე თანხმობა პორტალზე არ გაგიციათ, ამიტომ გასახმობი არაფერია.',
    en: 'You have not given consent to photographs and videos in the portal, so there is nothing to withdraw.',
  },
  foreignContractUnknown: {
    status: 404,
    code: 'foreign_contract_unknown',
    ka: 'ასეთი ხელშეკრულება თქვენთვის არ გამოუგზავნიათ. განაახლეთ გვერდი.',
    en: 'No such contract has been sent to you. Reload the page.',
  },
})

/** Texts of the PDF beside the contract itself. */
export const pdfWords = {
  acceptance: { ka: 'დადასტურების ჩანაწერი', en: 'Record of acceptance' },
  accepted: {
    ka: 'სტუდენტმა ხელშეკრულება პორტალზე დაადასტურა {when} ({timeZone}); ენა – {language}.',
    en: 'The Student accepted the contract in the portal on {when} ({timeZone}), in {language}.',
  },
  notAccepted: {
    ka: 'ხელშეკრულება პორტალზე ჯერ არ დადასტურებულა.',
    en: 'The contract has not been accepted in the portal.',
  },
  hash: { ka: 'ტექსტის SHA-256', en: 'SHA-256 of the text' },
  ka: { ka: 'ქართული', en: 'Georgian' },
  en: { ka: 'ინგლისური', en: 'English' },
} as const satisfies Record<string, Phrase>
