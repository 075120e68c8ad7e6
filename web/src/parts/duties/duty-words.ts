import type { Blocker } from '#rules/duties/blocker.ts'
import type { DutyKey } from '#rules/duties/registry.ts'
import type { Phrase } from '#rules/text/locale.ts'

/** A duty by what it is about: two of them have another name in one of their states. */
type DutyName = DutyKey | 'app' | 'foreign_contract'

export const toDutyName = ({ key, params }: Blocker): DutyName =>
  params?.['contract_approved'] ? 'app' : params?.['is_contract'] ? 'foreign_contract' : key

/** What each duty asks for, as a student would say it, and what happens without it. */
export const dutyWords = {
  documents: {
    name: { ka: 'ატვირთეთ საჭირო დოკუმენტები', en: 'Upload the missing documents' },
    reason: {
      ka: 'უამისოდ პირადი საქმე არასრულია და რეგისტრაცია შეუძლებელია.',
      en: 'Without them your file is not complete and you cannot register.',
    },
  },
  pre_registration: {
    name: { ka: 'გაიარეთ წინასწარი რეგისტრაცია', en: 'Complete your pre-registration' },
    reason: {
      ka: 'თქვენი არჩევნით უნივერსიტეტი ჯგუფების რაოდენობას გეგმავს.',
      en: 'The university plans its groups by what you choose.',
    },
  },
  practise: {
    name: { ka: 'აირჩიეთ პრაქტიკული ჯგუფი', en: 'Choose a practical group' },
    reason: {
      ka: 'მანამდე ამ საგნის პრაქტიკულ მეცადინეობაზე ადგილი არ გაქვთ.',
      en: 'Until then you have no place in the practical classes of the subject.',
    },
  },
  seminar: {
    name: { ka: 'აირჩიეთ სემინარის ჯგუფი', en: 'Choose a seminar group' },
    reason: {
      ka: 'მანამდე ამ საგნის სემინარზე ადგილი არ გაქვთ.',
      en: 'Until then you have no place in the seminars of the subject.',
    },
  },
  choose_times: {
    name: {
      ka: 'აირჩიეთ ვიზიტის დრო ხელშეკრულებისთვის',
      en: 'Choose a time to visit for your contract',
    },
    reason: {
      ka: 'ხელშეკრულება უნივერსიტეტში, ვიზიტის დროს ფორმდება.',
      en: 'The contract is signed at the university, at the time of your visit.',
    },
  },
  contract: {
    name: { ka: 'გაეცანით და დაადასტურეთ ხელშეკრულება', en: 'Read and accept your contract' },
    reason: {
      ka: 'ხელშეკრულების გარეშე სწავლის დაწყება არ დასტურდება.',
      en: 'Without the contract your studies are not confirmed.',
    },
  },
  app: {
    name: { ka: 'დააყენეთ უნივერსიტეტის აპლიკაცია', en: 'Put the university’s app on your phone' },
    reason: {
      ka: 'ხელშეკრულება დადასტურებულია; აპლიკაციით პორტალი ყოველთვის თან გექნებათ.',
      en: 'Your contract is accepted; with the app the portal is always with you.',
    },
  },
  international_agreement: {
    name: {
      ka: 'უპასუხეთ საერთაშორისო სტუდენტის თანხმობას',
      en: "Answer the international student's agreement",
    },
    reason: {
      ka: 'უნივერსიტეტმა უნდა იცოდეს, რაზე თანახმა ხართ.',
      en: 'The university has to know what you agree to.',
    },
  },
  concentration: {
    name: { ka: 'აირჩიეთ კონცენტრაცია', en: 'Choose your concentration' },
    reason: {
      ka: 'კონცენტრაციის საგნებს მხოლოდ არჩევის შემდეგ შემოგთავაზებთ.',
      en: 'Its subjects are offered to you only once it is chosen.',
    },
  },
  law_subjects: {
    name: { ka: 'აირჩიეთ სამართლის საგნები', en: 'Choose your law subjects' },
    reason: {
      ka: 'თქვენი პროგრამა ამ საგნებს არჩევის შემდეგ ითვლის.',
      en: 'Your programme counts these subjects once they are chosen.',
    },
  },
  english_level: {
    name: { ka: 'აირჩიეთ ინგლისური ენის დონე', en: 'Choose your English level' },
    reason: {
      ka: 'რეგისტრაციისას სწორედ ამ დონის ჯგუფები შემოგეთავაზებათ.',
      en: 'In registration you are offered the groups of this level.',
    },
  },
  vaccine: {
    name: { ka: 'ატვირთეთ ვაქცინაციის დოკუმენტი', en: 'Upload your vaccination document' },
    reason: {
      ka: 'კლინიკური და ლაბორატორიული მეცადინეობები ამ პასუხით იგეგმება.',
      en: 'Clinical and laboratory classes are planned by this answer.',
    },
  },
  bank_account: {
    name: {
      ka: 'მიუთითეთ საბანკო ანგარიში სტიპენდიისთვის',
      en: 'Give a bank account for your scholarship',
    },
    reason: {
      ka: 'უამისოდ სტიპენდია ვერ ჩაირიცხება.',
      en: 'Without it your scholarship cannot be paid.',
    },
  },
  student_location: {
    name: {
      ka: 'უპასუხეთ, იმყოფებით თუ არა საქართველოში',
      en: 'Answer whether you are in Georgia',
    },
    reason: {
      ka: 'უნივერსიტეტი ამას ყოველ სემესტრში ერთხელ აზუსტებს.',
      en: 'The university asks for it once a semester.',
    },
  },
  informatics: {
    name: { ka: 'მიუთითეთ ტელეფონი და მისამართი', en: 'Give your phone and address' },
    reason: {
      ka: 'ინფორმატიკის ფაკულტეტს თქვენთან დასაკავშირებლად სჭირდება.',
      en: 'The school of informatics needs it to reach you.',
    },
  },
  self_government: {
    name: {
      ka: 'დაადასტურეთ თვითმმართველობის კლუბის წევრობა',
      en: 'Confirm your membership of the self-government club',
    },
    reason: {
      ka: 'კლუბმა წევრად დაგასახელათ; უთქვენოდ ეს არ დასტურდება.',
      en: 'A club has named you as a member; only you can confirm it.',
    },
  },
  graduation_attendance: {
    name: {
      ka: 'უპასუხეთ, დაესწრებით თუ არა გამოშვების ცერემონიას',
      en: 'Answer whether you will attend the graduation',
    },
    reason: {
      ka: 'ცერემონიის ადგილები ამ პასუხებით ნაწილდება.',
      en: 'The seats of the ceremony are given by these answers.',
    },
  },
  graduation_gown: {
    name: { ka: 'აირჩიეთ მანტია: შეძენა ან დაქირავება', en: 'Choose a gown: to buy or to rent' },
    reason: {
      ka: 'მანტია ცერემონიამდე უნდა დამზადდეს.',
      en: 'The gown has to be made before the ceremony.',
    },
  },
  survey: {
    name: { ka: 'შეავსეთ გამოკითხვა', en: 'Answer a survey' },
    reason: {
      ka: 'თქვენი აზრით უნივერსიტეტი სწავლებას აუმჯობესებს; პასუხები ანონიმურია.',
      en: 'The university betters its teaching by it; the answers are anonymous.',
    },
  },
  popup: {
    name: { ka: 'წაიკითხეთ შეტყობინება', en: 'Read a message' },
    reason: { ka: 'უნივერსიტეტმა მოგწერათ.', en: 'The university has written to you.' },
  },
  foreign_contract: {
    name: {
      ka: 'გაეცანით სხვა დაწესებულებასთან ხელშეკრულებას',
      en: 'Read your contract with another institution',
    },
    reason: {
      ka: 'ის მხოლოდ თქვენი თანხმობით დადასტურდება.',
      en: 'It holds only once you have accepted it.',
    },
  },
} as const satisfies Readonly<Record<DutyName, { readonly name: Phrase; readonly reason: Phrase }>>
