import type { CheckWords } from '../check.ts'

export const officeWords: Readonly<Record<string, CheckWords>> = {
  'programme-without-price': {
    title: { ka: 'პროგრამას სწავლის საფასური არ აქვს', en: 'A programme has no tuition price' },
    mend: {
      ka: 'დაამატეთ ფასი სემესტრისთვის (ცხრილი tuition_price).',
      en: 'Add its price of the semester (table tuition_price).',
    },
  },
  'intake-without-fee': {
    title: { ka: 'მიღებას პროგრამის საფასური აკლია', en: 'An intake has no fee for a programme' },
    mend: {
      ka: 'დაამატეთ საფასური (ცხრილი intake_fee): ის ხელშეკრულებაში იწერება.',
      en: 'Add the fee (table intake_fee): it stands in the contract.',
    },
  },
  'contract-template-empty': {
    title: { ka: 'ხელშეკრულების შაბლონი ცარიელია', en: 'A contract template is empty' },
    mend: { ka: 'შეავსეთ contract_template.body.', en: 'Fill in contract_template.body.' },
  },
  'survey-without-questions': {
    title: { ka: 'გამოკითხვას კითხვები არ აქვს', en: 'A survey has no questions' },
    mend: { ka: 'დაამატეთ კითხვები (ცხრილი survey_question).', en: 'Add questions (table survey_question).' },
  },
  'question-without-answers': {
    title: { ka: 'კითხვას პასუხების ვარიანტები არ აქვს', en: 'A question has no answers to choose from' },
    mend: { ka: 'დაამატეთ პასუხები (ცხრილი survey_answer).', en: 'Add answers (table survey_answer).' },
  },
  'page-text-missing': {
    title: { ka: 'გვერდის ტექსტი ერთ-ერთ ენაზე აკლია', en: 'The text of a page is missing in a language' },
    mend: {
      ka: 'შეავსეთ სათაური და ტექსტი ორივე ენაზე (ცხრილი resource).',
      en: 'Fill in title and text in both languages (table resource).',
    },
  },
  'menu-name-missing': {
    title: { ka: 'მენიუს პუნქტს სახელი აკლია', en: 'An entry of the menu has no name in a language' },
    mend: { ka: 'შეავსეთ menu_item.name_ka და name_en.', en: 'Fill in menu_item.name_ka and name_en.' },
  },
  'menu-to-nowhere': {
    title: { ka: 'მენიუს პუნქტი არსად მიდის', en: 'An entry of the menu leads nowhere' },
    mend: {
      ka: 'შეასწორეთ menu_item.path ან წაშალეთ პუნქტი.',
      en: 'Correct menu_item.path, or delete the entry.',
    },
  },
  'popup-text-missing': {
    title: {
      ka: 'შეტყობინების ტექსტი ერთ-ერთ ენაზე აკლია',
      en: 'The text of a message over the page is missing in a language',
    },
    mend: {
      ka: 'შეავსეთ სათაური და ტექსტი ორივე ენაზე (ცხრილი popup_message).',
      en: 'Fill in title and text in both languages (table popup_message).',
    },
  },
  'no-administrator': {
    title: { ka: 'ადმინისტრატორი არ არის', en: 'No administrator' },
    mend: {
      ka: 'შექმენით ანგარიში ბრძანებით npm run staff -- create (docs/staff.md).',
      en: 'Create the account: npm run staff -- create (docs/staff.md).',
    },
  },
  'administrator-without-second-factor': {
    title: { ka: 'ადმინისტრატორს მეორე ფაქტორი არ აქვს', en: 'An administrator has no second factor' },
    mend: {
      ka: 'სთხოვეთ შესვლა და კოდების აპლიკაციის დაყენება; ახალი ბმული: npm run staff -- link EMAIL.',
      en: 'Have them sign in and set up the app; a new link: npm run staff -- link EMAIL.',
    },
  },
  'single-administrator': {
    title: { ka: 'ადმინისტრატორი მხოლოდ ერთია', en: 'There is a single administrator' },
    mend: {
      ka: 'მიეცით როლი კიდევ ერთს: ტელეფონის დაკარგვისას მეორე გამოადგებათ.',
      en: 'Give the role to another person too, for the day when a phone is lost.',
    },
  },
  'inbox-kind-unanswered': {
    title: { ka: 'შემოსულს ვერავინ უპასუხებს', en: 'Nobody may answer a kind of the inbox' },
    mend: {
      ka: 'მიეცით ვინმეს ეს ოპერაცია: npm run staff -- grant EMAIL ROLE-OR-OPERATION.',
      en: 'Give somebody the operation: npm run staff -- grant EMAIL ROLE-OR-OPERATION.',
    },
  },
  'messages-unsent': {
    title: { ka: 'წერილები ვერ იგზავნება', en: 'Messages cannot be sent' },
    mend: { ka: 'ნახეთ მიზეზი: npm run outbox.', en: 'See why: npm run outbox.' },
  },
  'time-zone-unusual': {
    title: { ka: 'სასაათო სარტყელი Asia/Tbilisi არ არის', en: 'The time zone is not Asia/Tbilisi' },
    mend: {
      ka: 'თუ უნივერსიტეტი საქართველოშია, შეასწორეთ პარამეტრი time_zone (ცხრილი setting).',
      en: 'If the university is in Georgia, correct the setting time_zone (table setting).',
    },
  },
}
