import type { SettingDefinition } from './setting-definition.ts'
import {
  boolean,
  currency,
  emailOrEmpty,
  integer,
  list,
  money,
  network,
  object,
  orNull,
  pattern,
  picture,
  text,
  timeZone,
  webAddress,
} from './shapes.ts'

const name = text(200)

const names = object({ ka: name, en: name })

const accountNumber = pattern('^[A-Za-z0-9 ]{0,50}$', {
  ka: 'ანგარიშის ნომერი (ასოები, ციფრები, ინტერვალები) ან ცარიელი ტექსტი',
  en: 'an account number (letters, digits, spaces), or an empty text',
})

/** The university as a whole, its money and its library. */
export const officeSettings: readonly SettingDefinition[] = [
  {
    name: 'time_zone',
    meaning: {
      ka: 'უნივერსიტეტის სასაათო სარტყელი (docs/time-zone.md).',
      en: 'The time zone of the university (docs/time-zone.md).',
    },
    shape: timeZone,
    default: 'Asia/Tbilisi',
  },
  {
    name: 'university',
    meaning: {
      ka: 'უნივერსიტეტის დასახელება (ka, en) და ცნობების ბლანკი: მისამართი, ტელეფონი, ელფოსტა, ვებგვერდი (url), ხელმომწერი (signatory) და თანამდებობა (position); schac, pic და erasmus – კოდები ELMO-სთვის (docs/exchange.md).',
      en: 'The name of the university (ka, en) and what letters are headed with: address, phone, email and site (url), the signatory and their position; schac, pic and erasmus identify it in ELMO files (docs/exchange.md).',
    },
    shape: object(
      {
        ka: name,
        en: name,
        address: names,
        phone: text(50),
        email: emailOrEmpty,
        url: webAddress,
        signatory: names,
        position: names,
        schac: name,
        pic: name,
        erasmus: name,
      },
      ['address', 'phone', 'email', 'url', 'signatory', 'position', 'schac', 'pic', 'erasmus'],
    ),
    whenWrong: { ka: '', en: '' },
  },
  {
    name: 'university_logo',
    meaning: {
      ka: 'ცნობების ბლანკის ლოგო; სურათის ფაილი @ ნიშნით მიეთითება: npm run setting -- set university_logo @logo.png.',
      en: 'The logo of letters; @ names the file of a picture: npm run setting -- set university_logo @logo.png.',
    },
    shape: picture,
    default: '',
    whenWrong: '',
  },
  {
    name: 'campus_networks',
    meaning: {
      ka: 'ქსელები, რომლებშიც ბევრ სტუდენტს ერთი მისამართი აქვს, მაგალითად, კამპუსის ქსელი: იქ არასწორი პაროლები მხოლოდ ანგარიშისთვის ითვლება.',
      en: 'Networks in which many students share one address, such as the campus: wrong passwords from there count for the account only.',
    },
    shape: list(network),
    default: [],
    whenWrong: [],
  },
  {
    name: 'international_office',
    meaning: {
      ka: 'საერთაშორისო ურთიერთობების სამსახურის დასახელება, ელფოსტა და ტელეფონი, რომლებსაც უცხოელი სტუდენტი ხედავს.',
      en: 'Name, e-mail and phone of the international office that foreign students see.',
    },
    shape: object({ office: name, officeeng: name, email: emailOrEmpty, phone: text(50) }),
    default: {
      office: 'საერთაშორისო ურთიერთობების დეპარტამენტი',
      officeeng: 'International Relations Office',
      email: '',
      phone: '',
    },
  },
  {
    name: 'student_apps',
    meaning: {
      ka: 'უნივერსიტეტის აპლიკაციები; თუ სია ცარიელია, აპლიკაციად თავად პორტალი ითვლება.',
      en: 'The university’s apps. If there are none, the portal itself is offered as an app.',
    },
    shape: list(object({ name, url: webAddress }), 20),
    default: [],
  },
  {
    name: 'payment_order_minutes',
    meaning: {
      ka: 'რამდენ წუთში უნდა დასრულდეს დაწყებული გადახდა.',
      en: 'Within how many minutes a payment must be completed.',
    },
    shape: integer(1, 1440),
    default: 20,
  },
  {
    name: 'payment_orders_per_hour',
    meaning: {
      ka: 'რამდენი გადახდა შეიძლება დაიწყოს სტუდენტმა ერთ საათში.',
      en: 'How many payments a student can begin within an hour.',
    },
    shape: integer(0, 1_000_000),
    default: 20,
  },
  {
    name: 'payment_largest_amounts',
    meaning: {
      ka: 'ერთი გადახდის უდიდესი თანხა ვალუტების მიხედვით; სხვა ვალუტაში – 10000.00.',
      en: 'The largest amount of one payment by currency; in any other currency it is 10000.00.',
    },
    shape: object({ GEL: money, USD: money, EUR: money, GBP: money }, ['USD', 'EUR', 'GBP']),
    default: { GEL: '30000.00', USD: '10000.00' },
  },
  {
    name: 'payment_receiver',
    meaning: {
      ka: 'საბანკო გადარიცხვის მიმღები: დასახელება ორივე ენაზე, ბანკი და ანგარიში.',
      en: 'The recipient of bank transfers: name in both languages, bank and account.',
    },
    shape: object({ name, nameeng: name, bank: name, account: accountNumber }),
    default: { name: '', nameeng: '', bank: '', account: '' },
  },
  {
    name: 'bank_accounts',
    meaning: {
      ka: 'უნივერსიტეტის სხვა საბანკო ანგარიშები, რომელთა ამონაწერებსაც პორტალი იღებს.',
      en: 'Further bank accounts of the university whose statements are accepted.',
    },
    shape: list(accountNumber),
    default: [],
  },
  {
    name: 'debt_block',
    meaning: {
      ka: 'ზღუდავს თუ არა რეგისტრაციას ვადაგადაცილებული დავალიანება, ვადის გასვლიდან რამდენი დღის შემდეგ და რამდენი დღით ადრე ეცნობება ეს სტუდენტს.',
      en: 'Whether an overdue debt blocks registration, how many days after the due date, and how many days before that students are notified.',
    },
    shape: object({ registration: boolean, days: integer(0, 3650), announce: list(integer(0, 365), 20) }),
    default: { registration: false, days: 14, announce: [14, 7, 1] },
  },
  {
    name: 'library_terms',
    meaning: {
      ka: 'ბიბლიოთეკის წესები: წიგნის გატანის ვადა დღეებში და გაგრძელებების რაოდენობა; რამდენი წიგნი, ჯავშანი და სკანირება შეიძლება ჰქონდეს სტუდენტს; რამდენი დღე ინახება ჯავშანი; ჯარიმები; fine_limit – რა თანხიდან ზღუდავს ჯარიმა (null – არ ზღუდავს). closed_weekdays – კვირის დღეები, როცა ბიბლიოთეკა დაკეტილია (1 – ორშაბათი); ამ დღეებსა და დღესასწაულებზე ვადა არ იწურება და ჯარიმა არ ირიცხება.',
      en: 'The terms of the library: length of a loan in days and number of renewals; how many loans, holds and scan orders a student can have; for how many days a copy is kept; fines. Open fines of fine_limit or more block borrowing (null: never). The library is closed on closed_weekdays (1 is Monday) and on holidays: no book is due then, and such days cost no fine.',
    },
    shape: object({
      loan_days: integer(1, 3650),
      renewals: integer(0, 1000),
      loans: integer(0, 1000),
      holds: integer(0, 1000),
      hold_days: integer(1, 365),
      open_orders: integer(0, 1000),
      fine_per_day: money,
      fine_max: money,
      currency,
      fine_limit: orNull(money),
      closed_weekdays: list(integer(1, 7), 7),
    }),
    default: {
      loan_days: 14,
      renewals: 2,
      loans: 6,
      holds: 6,
      hold_days: 3,
      open_orders: 6,
      fine_per_day: '0.20',
      fine_max: '20.00',
      currency: 'GEL',
      fine_limit: null,
      closed_weekdays: [],
    },
  },
  {
    name: 'loan_reminder_days',
    meaning: {
      ka: 'წიგნის დაბრუნებამდე რამდენი დღით ადრე ეგზავნება სტუდენტს შეხსენება.',
      en: 'How many days before the due date of a book the student is reminded.',
    },
    shape: list(integer(0, 365), 20),
    default: [3, 1],
  },
]
