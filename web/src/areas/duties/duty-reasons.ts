import type { DutyName } from '#rules/duties/duty-words.ts'
import type { Phrase } from '#rules/text/locale.ts'

/** The consequence of missing each duty. Apart from the names, which home shows too: its first load stays small. */
export const dutyReasons = {
  documents: {
    ka: 'უამისოდ პირადი საქმე არასრულია და რეგისტრაცია შეუძლებელია.',
    en: 'Without them your file is not complete and you cannot register.',
  },
  pre_registration: {
    ka: 'უნივერსიტეტი ჯგუფების რაოდენობას თქვენი არჩევანის მიხედვით გეგმავს.',
    en: 'The university plans its groups according to your choice.',
  },
  practise: {
    ka: 'მანამდე ამ საგნის პრაქტიკულ მეცადინეობაზე ადგილი არ გაქვთ.',
    en: 'Until then you have no place in the practical classes of the subject.',
  },
  seminar: {
    ka: 'მანამდე ამ საგნის სემინარზე ადგილი არ გაქვთ.',
    en: 'Until then you have no place in the seminars of the subject.',
  },
  choose_times: {
    ka: 'ხელშეკრულება უნივერსიტეტში, ვიზიტის დროს ფორმდება.',
    en: 'The contract is signed at the university, at the time of your visit.',
  },
  contract: {
    ka: 'ხელშეკრულების გარეშე სწავლის დაწყება არ დასტურდება.',
    en: 'Without the contract your studies are not confirmed.',
  },
  app: {
    ka: 'ხელშეკრულება დადასტურებულია; აპლიკაციით პორტალი ყოველთვის თან გექნებათ.',
    en: 'Your contract is accepted; with the app you always have the portal at hand.',
  },
  international_agreement: {
    ka: 'უნივერსიტეტმა უნდა იცოდეს, რაზე ხართ თანახმა.',
    en: 'The university has to know what you agree to.',
  },
  concentration: {
    ka: 'კონცენტრაციის საგნებს მხოლოდ არჩევის შემდეგ შემოგთავაზებთ.',
    en: 'Its subjects are offered to you only once it is chosen.',
  },
  law_subjects: {
    ka: 'ეს საგნები პროგრამაში მხოლოდ არჩევის შემდეგ ჩაგეთვლებათ.',
    en: 'Your programme counts these subjects once they are chosen.',
  },
  english_level: {
    ka: 'რეგისტრაციისას სწორედ ამ დონის ჯგუფებს შემოგთავაზებთ.',
    en: 'In registration you are offered the groups of this level.',
  },
  vaccine: {
    ka: 'კლინიკური და ლაბორატორიული მეცადინეობები ამ პასუხის მიხედვით იგეგმება.',
    en: 'Clinical and laboratory classes are planned according to this answer.',
  },
  bank_account: {
    ka: 'უამისოდ სტიპენდია ვერ ჩაირიცხება.',
    en: 'Without it your scholarship cannot be paid.',
  },
  student_location: {
    ka: 'უნივერსიტეტი ამას ყოველ სემესტრში ერთხელ აზუსტებს.',
    en: 'The university asks for it once a semester.',
  },
  informatics: {
    ka: 'ინფორმატიკის სკოლა ამ მონაცემებით დაგიკავშირდებათ.',
    en: 'The school of informatics needs it to contact you.',
  },
  self_government: {
    ka: 'კლუბმა წევრად დაგასახელათ; დადასტურება მხოლოდ თქვენ შეგიძლიათ.',
    en: 'A club has named you as a member; only you can confirm it.',
  },
  graduation_attendance: {
    ka: 'ცერემონიის ადგილები ამ პასუხების მიხედვით ნაწილდება.',
    en: 'Seats at the ceremony are assigned by these answers.',
  },
  graduation_gown: {
    ka: 'მანტია ცერემონიამდე უნდა დამზადდეს.',
    en: 'The gown has to be made before the ceremony.',
  },
  survey: {
    ka: 'პასუხები უნივერსიტეტს სწავლების გაუმჯობესებაში ეხმარება და ანონიმურია.',
    en: 'It helps the university to improve its teaching; the answers are anonymous.',
  },
  popup: { ka: 'უნივერსიტეტმა მოგწერათ.', en: 'The university has written to you.' },
  foreign_contract: {
    ka: 'ხელშეკრულება მხოლოდ თქვენი თანხმობით შევა ძალაში.',
    en: 'It takes effect only when you accept it.',
  },
} as const satisfies Readonly<Record<DutyName, Phrase>>
