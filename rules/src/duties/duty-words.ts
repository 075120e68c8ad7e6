import type { Blocker } from './blocker.ts'
import type { DutyKey } from './registry.ts'
import type { Phrase } from '../text/locale.ts'

/** A duty by what it is about: two of them have another name in one of their states. */
export type DutyName = DutyKey | 'app' | 'foreign_contract'

export const toDutyName = ({ key, params }: Blocker): DutyName =>
  params?.['contract_approved'] ? 'app' : params?.['is_contract'] ? 'foreign_contract' : key

/** The name of each duty, as a student would say it. */
export const dutyWords = {
  documents: { ka: 'ატვირთეთ საჭირო დოკუმენტები', en: 'Upload the missing documents' },
  pre_registration: { ka: 'გაიარეთ წინასწარი რეგისტრაცია', en: 'Complete your pre-registration' },
  practise: { ka: 'აირჩიეთ პრაქტიკული ჯგუფი', en: 'Choose a practical group' },
  seminar: { ka: 'აირჩიეთ სემინარის ჯგუფი', en: 'Choose a seminar group' },
  choose_times: {
    ka: 'აირჩიეთ ვიზიტის დრო ხელშეკრულებისთვის',
    en: 'Choose a time to visit for your contract',
  },
  contract: { ka: 'გაეცანით და დაადასტურეთ ხელშეკრულება', en: 'Read and accept your contract' },
  app: { ka: 'დააყენეთ უნივერსიტეტის აპლიკაცია', en: 'Install the university’s app on your phone' },
  international_agreement: {
    ka: 'უპასუხეთ საერთაშორისო სტუდენტის თანხმობის კითხვებს',
    en: 'Answer the consent questions for international students',
  },
  concentration: { ka: 'აირჩიეთ კონცენტრაცია', en: 'Choose your concentration' },
  law_subjects: { ka: 'აირჩიეთ სამართლის საგნები', en: 'Choose your law subjects' },
  english_level: { ka: 'აირჩიეთ ინგლისური ენის დონე', en: 'Choose your English level' },
  vaccine: { ka: 'ატვირთეთ ვაქცინაციის დოკუმენტი', en: 'Upload your vaccination document' },
  bank_account: {
    ka: 'მიუთითეთ საბანკო ანგარიში სტიპენდიისთვის',
    en: 'Enter a bank account for your scholarship',
  },
  student_location: {
    ka: 'მიუთითეთ, იმყოფებით თუ არა საქართველოში',
    en: 'Confirm whether you are in Georgia',
  },
  informatics: { ka: 'მიუთითეთ ტელეფონი და მისამართი', en: 'Enter your phone and address' },
  self_government: {
    ka: 'დაადასტურეთ თვითმმართველობის კლუბის წევრობა',
    en: 'Confirm your membership of the self-government club',
  },
  graduation_attendance: {
    ka: 'მიუთითეთ, დაესწრებით თუ არა გამოშვების ცერემონიას',
    en: 'Confirm whether you will attend the graduation',
  },
  graduation_gown: { ka: 'მიუთითეთ, იყიდით თუ იქირავებთ მანტიას', en: 'Choose a gown: buy or rent' },
  survey: { ka: 'შეავსეთ გამოკითხვა', en: 'Answer a survey' },
  popup: { ka: 'წაიკითხეთ შეტყობინება', en: 'Read a message' },
  foreign_contract: {
    ka: 'გაეცანით სხვა დაწესებულებასთან ხელშეკრულებას',
    en: 'Read your contract with another institution',
  },
} as const satisfies Readonly<Record<DutyName, Phrase>>
