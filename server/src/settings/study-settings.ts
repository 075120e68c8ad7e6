import { inboxKinds, type InboxKind } from '#contract/staff/inbox-kinds.ts'
import type { SettingDefinition } from './setting-definition.ts'
import { boolean, choice, integer, list, number, object } from './shapes.ts'

/** Visits are due on their own day. */
const dueKinds = inboxKinds.filter((kind) => kind !== 'visit')
const dueDays: Readonly<Partial<Record<InboxKind, number>>> = {
  appeal: 5,
  theme: 7,
  application: 10,
  club: 7,
  club_project: 7,
}
const credits = integer(0, 1000)

/** Registration, studies and what staff answer. */
export const studySettings: readonly SettingDefinition[] = [
  {
    name: 'credit_limits',
    meaning: {
      ka: 'კრედიტების ზღვრები სემესტრში და წელიწადში; minimum – სწავლის ენის მიხედვით; warnFrom – მაქსიმუმის რა ნაწილიდან ჩნდება გაფრთხილება.',
      en: 'The credit limits per semester and year. minimum depends on the language of study; warnFrom is the share of the maximum at which a warning appears.',
    },
    shape: object({
      minimum: object({ georgian: credits, other: credits }),
      maximumPerSemester: credits,
      maximumPerYear: credits,
      warnFrom: number(0, 1),
    }),
    default: {
      minimum: { georgian: 18, other: 30 },
      maximumPerSemester: 45,
      maximumPerYear: 75,
      warnFrom: 0.9,
    },
  },
  {
    name: 'english_level_change_orders',
    meaning: {
      ka: 'სწავლის რომელ სემესტრებში შეუძლია სტუდენტს ინგლისურის დონის შეცვლა.',
      en: 'In which semesters of study students can change their level of English.',
    },
    shape: list(integer(1, 20), 20),
    default: [1],
  },
  {
    name: 'minor_rules',
    meaning: {
      ka: 'სწავლის რომელი სემესტრიდან და რომელ საფეხურებზე შეიძლება დამატებითი სპეციალობის არჩევა (1 ბაკალავრიატი, 2 მაგისტრატურა, 3 დოქტორანტურა, 4 ერთსაფეხურიანი).',
      en: 'From which semester of study, and at which levels, a minor can be chosen (1 bachelor, 2 master, 3 doctor, 4 one-cycle).',
    },
    shape: object({ fromSemester: integer(1, 20), studyLevels: list(integer(1, 4), 4) }),
    default: { fromSemester: 3, studyLevels: [1] },
  },
  {
    name: 'gpa_variant',
    meaning: {
      ka: 'GPA-ში ითვლება ყოველი საბოლოო შეფასება („every“) თუ განმეორებით გავლილი საგნისა მხოლოდ ბოლო („last“).',
      en: 'Whether every final mark counts towards the average ("every"), or only the last one of a repeated subject ("last").',
    },
    shape: choice('every', 'last'),
    default: 'every',
  },
  {
    name: 'lab_group_places',
    meaning: {
      ka: 'სულ რამდენი სტუდენტი შეიძლება იყოს მედიცინის პრაქტიკულ ჯგუფში.',
      en: 'Maximum number of students in a practical group of medicine.',
    },
    shape: integer(1, 1000),
    default: 5,
  },
  {
    name: 'lab_cancel_hours',
    meaning: {
      ka: 'დაწყებამდე რამდენი საათით ადრე შეიძლება ენების ლაბორატორიის ჯავშნის გაუქმება.',
      en: 'Until how many hours before its start a language lab booking can be cancelled.',
    },
    shape: number(0, 720),
    default: 2,
  },
  {
    name: 'presentations_per_subject',
    meaning: {
      ka: 'რამდენი პრეზენტაცია შეიძლება ჰქონდეს სტუდენტს ერთ საგანში.',
      en: 'How many presentations a student can have in one subject.',
    },
    shape: integer(0, 1000),
    default: 5,
  },
  {
    name: 'master_versions',
    meaning: {
      ka: 'რამდენჯერ შეიძლება სამაგისტრო ნაშრომის ერთი ნაწილის გაგზავნა.',
      en: 'How many times one part of a master’s thesis can be submitted.',
    },
    shape: integer(1, 1000),
    default: 20,
  },
  {
    name: 'exam_link_seconds',
    meaning: {
      ka: 'რამდენი წამის განმავლობაში მოქმედებს საგამოცდო ნაშრომის დასკანერებული გვერდის ბმული.',
      en: 'For how many seconds a link to a scanned exam page is valid.',
    },
    shape: integer(0, 86_400),
    default: 300,
  },
  {
    name: 'survey_minimum_group',
    meaning: {
      ka: 'სულ მცირე რამდენი სტუდენტი უნდა ჰყავდეს საგანს ან ლექტორს, რომ გამოკითხვა ჩატარდეს და პასუხები გამოჩნდეს. მცირე რიცხვის შემთხვევაში პასუხის ავტორის გამოცნობა ადვილია.',
      en: 'How many students a subject or lecturer needs before a survey is held and its answers are shown. A small number reveals who answered what.',
    },
    shape: integer(2, 1000),
    default: 5,
    // Never below the default of a new portal.
    whenWrong: 5,
  },
  {
    name: 'inbox_claim_minutes',
    meaning: {
      ka: 'რამდენი წუთის განმავლობაში რჩება აღებული საქმე თანამშრომელთან.',
      en: 'For how many minutes a claimed inbox entry is reserved for a member of staff.',
    },
    shape: integer(1, 10_080),
    default: 120,
  },
  {
    name: 'inbox_due_days',
    meaning: {
      ka: 'რამდენ დღეში უნდა გაეცეს პასუხი თითოეული ტიპის შემოსულს.',
      en: 'Within how many days each kind of inbox entry is due.',
    },
    shape: object(Object.fromEntries(dueKinds.map((kind) => [kind, integer(0, 365)]))),
    default: Object.fromEntries(dueKinds.map((kind) => [kind, dueDays[kind] ?? 3])),
  },
  {
    name: 'student_view_minutes',
    meaning: {
      ka: 'რამდენი წუთის განმავლობაში შეუძლია თანამშრომელს პორტალის სტუდენტის თვალით ნახვა.',
      en: 'For how many minutes a member of staff can view the portal as a student.',
    },
    shape: integer(1, 480),
    default: 15,
  },
  {
    name: 'contact_hold_days',
    meaning: {
      ka: 'რამდენი დღის განმავლობაში არ იგზავნება პაროლის ბმული და კოდი მისამართსა და ნომერზე, რომელიც უნივერსიტეტმა შეცვალა.',
      en: 'For how many days no password link and no code is sent to an address or number that the university has changed.',
    },
    shape: integer(0, 60),
    default: 7,
  },
  {
    name: 'staff_second_factor',
    meaning: {
      ka: 'სავალდებულოა თუ არა თანამშრომლის შესვლისას ორეტაპიანი დადასტურება.',
      en: 'Whether staff need a second factor to log in.',
    },
    shape: boolean,
    default: true,
    whenWrong: true,
    changedBy: 'command',
  },
]
