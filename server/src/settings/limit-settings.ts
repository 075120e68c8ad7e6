import type { SettingDefinition } from './setting-definition.ts'
import { boolean, date, integer, list, object, secret, text, timestamp } from './shapes.ts'

const most = integer(0, 1_000_000)
const days = integer(1, 36_500)

/** Limits of what a person can send, retention times, and what the portal records about itself. */
export const limitSettings: readonly SettingDefinition[] = [
  {
    name: 'problems_per_hour',
    meaning: {
      ka: 'რამდენი პრობლემის შეტყობინება შეუძლია სტუდენტს ერთ საათში.',
      en: 'How many problems a student can report within an hour.',
    },
    shape: most,
    default: 10,
  },
  {
    name: 'messages_per_hour',
    meaning: {
      ka: 'რამდენი შეტყობინების გაგზავნა შეუძლია ერთ ადამიანს ერთ საათში.',
      en: 'How many messages one person can send within an hour.',
    },
    shape: most,
    default: 120,
  },
  {
    name: 'applications_per_day',
    meaning: {
      ka: 'რამდენი განცხადების გაგზავნა შეუძლია სტუდენტს 24 საათში.',
      en: 'How many applications a student can send within 24 hours.',
    },
    shape: most,
    default: 10,
  },
  {
    name: 'club_requests_per_day',
    meaning: {
      ka: 'რამდენი მოთხოვნის გაგზავნა შეუძლია სტუდენტს 24 საათში კლუბებთან დაკავშირებით.',
      en: 'How many requests about clubs a student can send within 24 hours.',
    },
    shape: most,
    default: 10,
  },
  {
    name: 'upload_megabytes_per_day',
    meaning: {
      ka: 'რამდენი მეგაბაიტი ფაილის გაგზავნა შეუძლია სტუდენტს 24 საათში.',
      en: 'How many megabytes of files a student can send within 24 hours.',
    },
    shape: most,
    default: 1000,
  },
  {
    name: 'upload_hours',
    meaning: {
      ka: 'რამდენი საათის შემდეგ უქმდება დაუსრულებელი ატვირთვა.',
      en: 'After how many hours an unfinished upload expires.',
    },
    shape: integer(1, 720),
    default: 24,
  },
  {
    name: 'max_open_uploads',
    meaning: {
      ka: 'რამდენი დაუსრულებელი ატვირთვა შეიძლება ჰქონდეს სტუდენტს.',
      en: 'How many unfinished uploads a student can have.',
    },
    shape: integer(1, 1000),
    default: 12,
  },
  {
    name: 'trash_days',
    meaning: {
      ka: 'რამდენი დღის განმავლობაში ინახება წაშლილი ფაილი სანაგვეში.',
      en: 'For how many days files that no row refers to stay in the trash folder.',
    },
    shape: days,
    default: 30,
    // Deleting too late does less harm than deleting too early.
    whenWrong: 36_500,
  },
  {
    name: 'notification_days',
    meaning: {
      ka: 'რამდენი დღის შემდეგ იშლება შეტყობინება.',
      en: 'After how many days a notification is deleted.',
    },
    shape: days,
    default: 365,
  },
  {
    name: 'unreviewed_health_file_days',
    meaning: {
      ka: 'რამდენი დღის შემდეგ იშლება ჯანმრთელობის დოკუმენტი, რომელიც არავის განუხილავს.',
      en: 'After how many days a health document that nobody has reviewed is deleted.',
    },
    shape: days,
    default: 180,
  },
  {
    name: 'trial',
    meaning: {
      ka: 'არის თუ არა პორტალი საცდელი ასლი; საცდელ ასლში წერილები, SMS, ბანკის მოთხოვნები და ფაილების საქაღალდე შეჩერებულია.',
      en: 'Whether the portal is a trial copy: e-mails, text messages, requests to banks and the watched folder are held then.',
    },
    shape: boolean,
    default: false,
    // Held messages can still be sent later.
    whenWrong: true,
    changedBy: 'command',
  },
  {
    name: 'untrusted_proxy_on',
    meaning: {
      ka: 'ბოლო დღე, როცა მოთხოვნები ისეთი პროქსით შემოვიდა, რომელსაც TRUSTED_PROXIES არ ითვალისწინებს.',
      en: 'The last day on which requests came through a proxy that TRUSTED_PROXIES does not count.',
    },
    shape: date,
    whenWrong: '2026-01-01',
    changedBy: 'portal',
  },
  {
    name: 'backup_made_at',
    meaning: { ka: 'ბოლო სარეზერვო ასლის დრო.', en: 'When the last backup was made, for /metrics.' },
    shape: timestamp,
    whenWrong: '2026-01-01T00:00:00.000Z',
    changedBy: 'portal',
  },
  {
    name: 'installation_id',
    meaning: {
      ka: 'ატვირთული ფაილების რომელი საქაღალდე ეკუთვნის ბაზას.',
      en: 'Which folder of uploaded files belongs to the database.',
    },
    shape: text(200),
    changedBy: 'portal',
  },
  {
    name: 'exam_link_secret',
    meaning: {
      ka: 'საგამოცდო ნაშრომის დასკანერებული გვერდების ბმულების ხელმოწერა. ახალი ხელმოწერა ყველა ბმულს აუქმებს.',
      en: 'Signs the links to scanned exam pages. A new one ends all links.',
    },
    shape: secret,
    changedBy: 'portal',
  },
  {
    name: 'sandbox_bank_secret',
    meaning: {
      ka: 'საცდელი ბანკის შეტყობინებების ხელმოწერა.',
      en: 'Signs the messages of the sandbox bank.',
    },
    shape: secret,
    changedBy: 'portal',
  },
  {
    name: 'demo',
    meaning: {
      ka: 'არის თუ არა ბაზაში საჩვენებელი უნივერსიტეტი.',
      en: 'Whether the database contains the demo university.',
    },
    shape: boolean,
    default: false,
    // A real university must not offer the log-ins and the sandbox of a demo.
    whenWrong: false,
    changedBy: 'portal',
  },
  {
    name: 'demo_students',
    meaning: { ka: 'შესვლის გვერდის საჩვენებელი სტუდენტები.', en: 'The demo students of the log-in page.' },
    shape: list(
      object({
        code: text(50),
        password: text(100),
        group: text(100),
        state_ka: text(1000),
        state_en: text(1000),
      }),
      1000,
    ),
    whenWrong: [],
    changedBy: 'portal',
  },
  {
    name: 'demo_staff',
    meaning: { ka: 'შესვლის გვერდის საჩვენებელი თანამშრომლები.', en: 'The demo staff of the log-in page.' },
    shape: list(
      object({ email: text(200), password: text(100), role_ka: text(1000), role_en: text(1000) }),
      1000,
    ),
    whenWrong: [],
    changedBy: 'portal',
  },
  {
    name: 'demo_today',
    meaning: {
      ka: 'დღე, რომლისთვისაც საჩვენებელი მონაცემები მომზადდა.',
      en: 'The day for which the demo was made.',
    },
    shape: date,
    whenWrong: '2026-01-01',
    changedBy: 'portal',
  },
  {
    name: 'demo_week',
    meaning: {
      ka: 'კვირა, რომლისთვისაც საჩვენებელი მონაცემები მომზადდა.',
      en: 'The week for which the demo was made.',
    },
    shape: date,
    whenWrong: '2026-01-01',
    changedBy: 'portal',
  },
]
