import type { CheckWords } from '../check.ts'

export const officeWords: Readonly<Record<string, CheckWords>> = {
  'trial-copy': {
    title: { ka: 'პორტალი საცდელი ასლია', en: 'The portal is a trial copy' },
    fix: {
      ka: 'წერილები, SMS, ბანკის მოთხოვნები და ფაილების საქაღალდე შეჩერებულია. ნამდვილ პორტალად გადასაქცევად: npm run setting -- set trial false (docs/backup.md).',
      en: 'E-mails, text messages, requests to banks and the watched folder are held. To make it a real portal: npm run setting -- set trial false (docs/backup.md).',
    },
    isForServer: true,
  },
  'setting-unusable': {
    title: { ka: 'პარამეტრს დაუშვებელი მნიშვნელობა აქვს', en: 'A setting has an invalid value' },
    fix: {
      ka: 'მიუთითეთ სწორი მნიშვნელობა: npm run setting -- set NAME VALUE. მანამდე პორტალი ბოლო სწორ ან საწყის მნიშვნელობას იყენებს.',
      en: 'Set a valid value: npm run setting -- set NAME VALUE. Until then the portal uses the last valid one or the default.',
    },
    isForServer: true,
  },
  'programme-without-price': {
    title: { ka: 'პროგრამას სწავლის საფასური არ აქვს', en: 'A programme has no tuition price' },
    fix: {
      ka: 'დაამატეთ ფასი სემესტრისთვის (tuition_prices.csv).',
      en: 'Add its price of the semester (tuition_prices.csv).',
    },
  },
  'intake-without-fee': {
    title: { ka: 'მიღებას პროგრამის საფასური აკლია', en: 'An intake has no fee for a programme' },
    fix: {
      ka: 'დაამატეთ საფასური (intake_fees.csv): ის ხელშეკრულებაში იწერება.',
      en: 'Add the fee (intake_fees.csv): it stands in the contract.',
    },
  },
  'contract-template-empty': {
    title: { ka: 'ხელშეკრულების შაბლონი ცარიელია', en: 'A contract template is empty' },
    fix: { ka: 'შეავსეთ contract_template.body.', en: 'Fill in contract_template.body.' },
  },
  'survey-without-questions': {
    title: { ka: 'გამოკითხვას კითხვები არ აქვს', en: 'A survey has no questions' },
    fix: { ka: 'დაამატეთ კითხვები (survey_questions.csv).', en: 'Add questions (survey_questions.csv).' },
  },
  'question-without-answers': {
    title: { ka: 'კითხვას პასუხების ვარიანტები არ აქვს', en: 'A question has no answers to choose from' },
    fix: { ka: 'დაამატეთ პასუხები (survey_answers.csv).', en: 'Add answers (survey_answers.csv).' },
  },
  'page-text-missing': {
    title: { ka: 'გვერდის ტექსტი ერთ-ერთ ენაზე აკლია', en: 'The text of a page is missing in a language' },
    fix: {
      ka: 'შეავსეთ სათაური და ტექსტი ორივე ენაზე (resources.csv).',
      en: 'Fill in title and text in both languages (resources.csv).',
    },
  },
  'menu-name-missing': {
    title: { ka: 'მენიუს პუნქტს დასახელება აკლია', en: 'An entry of the menu has no name in a language' },
    fix: {
      ka: 'შეავსეთ name_ka და name_en (menu_items.csv).',
      en: 'Fill in name_ka and name_en (menu_items.csv).',
    },
  },
  'menu-to-nowhere': {
    title: { ka: 'მენიუს პუნქტი არცერთ გვერდს არ ხსნის', en: 'An entry of the menu leads nowhere' },
    fix: {
      ka: 'შეასწორეთ path ან წაშალეთ პუნქტი (menu_items.csv).',
      en: 'Correct path, or delete the entry (menu_items.csv).',
    },
  },
  'popup-text-missing': {
    title: {
      ka: 'შეტყობინების ტექსტი ერთ-ერთ ენაზე აკლია',
      en: 'The text of a message over the page is missing in a language',
    },
    fix: {
      ka: 'შეავსეთ სათაური და ტექსტი ორივე ენაზე (popups.csv).',
      en: 'Fill in title and text in both languages (popups.csv).',
    },
  },
  'text-missing': {
    title: { ka: 'ტექსტი ერთ-ერთ ენაზე აკლია', en: 'A text is missing in a language' },
    fix: {
      ka: 'შეავსეთ ორივე ენა ფაილში, რომელიც სტრიქონშია დასახელებული.',
      en: 'Fill in both languages in the file that each row names.',
    },
  },
  'no-administrator': {
    title: { ka: 'ადმინისტრატორი დამატებული არ არის', en: 'No administrator' },
    fix: {
      ka: 'შექმენით ანგარიში ბრძანებით npm run staff -- create (docs/staff.md).',
      en: 'Create the account: npm run staff -- create (docs/staff.md).',
    },
    isForServer: true,
  },
  'letterhead-incomplete': {
    title: {
      ka: 'ცნობის ბლანკს უნივერსიტეტის მონაცემები აკლია',
      en: 'The letterhead is incomplete',
    },
    fix: {
      ka: 'შეავსეთ პარამეტრი: npm run setting -- set university \'{"phone": "…"}\' (docs/administration.md). მანამდე ცნობა ავტომატურად არ გაიცემა: განცხადებას თანამშრომელი პასუხობს.',
      en: 'Set it: npm run setting -- set university \'{"phone": "…"}\' (docs/administration.md). Until then no certificate is issued automatically, and staff answer these applications.',
    },
    isForServer: true,
  },
  'bank-account-missing': {
    title: {
      ka: 'უნივერსიტეტის საბანკო ანგარიში მითითებული არ არის',
      en: 'The university has no bank account',
    },
    fix: {
      ka: 'შეავსეთ პარამეტრი: npm run setting -- set payment_receiver \'{"name": "…", "nameeng": "…", "bank": "…", "account": "GE…"}\' (docs/administration.md). მანამდე პორტალი საბანკო ამონაწერებს არ იღებს.',
      en: 'Set it: npm run setting -- set payment_receiver \'{"name": "…", "nameeng": "…", "bank": "…", "account": "GE…"}\' (docs/administration.md). Until then the portal takes no bank statements.',
    },
    isForServer: true,
  },
  'logo-missing': {
    title: { ka: 'ცნობის ბლანკს ლოგო არ აქვს', en: 'Letters have no logo' },
    fix: {
      ka: 'დაამატეთ სურათი: npm run setting -- set university_logo @logo.png.',
      en: 'Add the picture: npm run setting -- set university_logo @logo.png.',
    },
    isForServer: true,
  },
  'logo-unreadable': {
    title: { ka: 'ცნობის ბლანკის ლოგო ვერ იხსნება', en: 'The logo of letters cannot be drawn' },
    fix: {
      ka: 'შეცვალეთ სურათი: npm run setting -- set university_logo @logo.png. მანამდე დოკუმენტები ულოგოდ იბეჭდება.',
      en: 'Replace the picture: npm run setting -- set university_logo @logo.png. Until then documents are printed without it.',
    },
    isForServer: true,
  },
  'text-not-drawable': {
    title: {
      ka: 'დასახელებაში არის ასო, რომელიც დოკუმენტზე ვერ დაიბეჭდება',
      en: 'A name has a letter that documents cannot show',
    },
    fix: {
      ka: 'შეასწორეთ დასახელება ფაილში, რომელიც სტრიქონის დასაწყისშია; ასო ბოლოშია. მანამდე დოკუმენტები, რომლებშიც ის წერია, არ გაიცემა.',
      en: 'Correct the name in the file that the row begins with; the letter is at its end. Until then documents that show it are not issued.',
    },
  },
  'administrator-without-second-factor': {
    title: {
      ka: 'ადმინისტრატორს ორეტაპიანი დადასტურება ჩართული არ აქვს',
      en: 'An administrator has no second factor',
    },
    fix: {
      ka: 'სთხოვეთ, შევიდეს და დააყენოს კოდების აპლიკაცია; ახალი ბმულისთვის: npm run staff -- link EMAIL.',
      en: 'Have them sign in and set up the app; a new link: npm run staff -- link EMAIL.',
    },
    isForServer: true,
  },
  'single-administrator': {
    title: { ka: 'ადმინისტრატორი მხოლოდ ერთია', en: 'There is a single administrator' },
    fix: {
      ka: 'როლი კიდევ ერთ თანამშრომელს მიანიჭეთ: თუ ერთი ტელეფონს დაკარგავს, მეორე შეძლებს შესვლას.',
      en: 'Give the role to another person too, for the day when a phone is lost.',
    },
  },
  'inbox-kind-unanswered': {
    title: {
      ka: 'ერთ-ერთი ტიპის შემოსულებზე პასუხის უფლება არავის აქვს',
      en: 'Nobody may answer a kind of the inbox',
    },
    fix: {
      ka: 'მიანიჭეთ ვინმეს ეს უფლება: npm run staff -- grant EMAIL ROLE-OR-OPERATION.',
      en: 'Give somebody the operation: npm run staff -- grant EMAIL ROLE-OR-OPERATION.',
    },
    isForServer: true,
  },
  'messages-unsent': {
    title: { ka: 'წერილები ვერ იგზავნება', en: 'Messages cannot be sent' },
    fix: { ka: 'ნახეთ მიზეზი: npm run outbox.', en: 'See why: npm run outbox.' },
    isForServer: true,
  },
  'role-superuser': {
    title: {
      ka: 'პორტალის როლი ბაზაში სუპერმომხმარებელია',
      en: 'The database role of the portal is a superuser',
    },
    fix: {
      ka: 'შეუქმენით პორტალს საკუთარი როლი, რომელიც მხოლოდ ბაზის მფლობელია (docs/administration.md).',
      en: 'Give the portal a role of its own that owns the database and no more (docs/administration.md).',
    },
  },
  'time-zone-unusual': {
    title: { ka: 'სასაათო სარტყელი Asia/Tbilisi არ არის', en: 'The time zone is not Asia/Tbilisi' },
    fix: {
      ka: 'თუ უნივერსიტეტი საქართველოშია, შეასწორეთ: npm run setting -- set time_zone Asia/Tbilisi.',
      en: 'If the university is in Georgia, correct it: npm run setting -- set time_zone Asia/Tbilisi.',
    },
    isForServer: true,
  },
}
