import type { Phrase } from '#rules/text/locale.ts'
import { findOperationPhrase } from '#staff/ui/operation-words.ts'
import { catalogue } from '#web/i18n/catalogue.ts'

/** The words for coded values, by the field that has them. */
const roles = catalogue({
  administrator: { ka: 'ადმინისტრატორი', en: 'Administrator' },
  registrar: { ka: 'რეგისტრატორი', en: 'Registrar' },
  deans_office: { ka: 'დეკანატი', en: 'Dean’s office' },
  lecturer: { ka: 'ლექტორი', en: 'Lecturer' },
  finance: { ka: 'ფინანსური სამსახური', en: 'Finance' },
  library: { ka: 'ბიბლიოთეკა', en: 'Library' },
  examination_centre: { ka: 'საგამოცდო ცენტრი', en: 'Examination centre' },
  counsellor: { ka: 'ფსიქოლოგი', en: 'Counsellor' },
  content: { ka: 'კონტენტის რედაქტორი', en: 'Content editor' },
  auditor: { ka: 'აუდიტორი', en: 'Auditor' },
})

const scopes = catalogue({
  university: { ka: 'მთელი უნივერსიტეტი', en: 'The whole university' },
  school: { ka: 'სკოლა', en: 'School' },
  programme: { ka: 'პროგრამა', en: 'Programme' },
  group: { ka: 'ჯგუფი', en: 'Group' },
})

/** States of whatever can be answered, paid or published. */
const states = catalogue({
  sent: { ka: 'გამოგზავნილია', en: 'Sent' },
  received: { ka: 'მიღებულია განსახილველად', en: 'Received' },
  in_progress: { ka: 'განიხილება', en: 'In progress' },
  done: { ka: 'შესრულებულია', en: 'Done' },
  accepted: { ka: 'მიღებულია', en: 'Accepted' },
  refused: { ka: 'უარი ეთქვა', en: 'Refused' },
  opened: { ka: 'ჯგუფი დაემატა', en: 'A group was added' },
  returned: { ka: 'დაბრუნდა', en: 'Returned' },
  confirmed: { ka: 'დადასტურდა', en: 'Confirmed' },
  rejected: { ka: 'უარყოფილია', en: 'Rejected' },
  approved: { ka: 'დამტკიცდა', en: 'Approved' },
  satisfied: { ka: 'დაკმაყოფილდა', en: 'Satisfied' },
  not_satisfied: { ka: 'არ დაკმაყოფილდა', en: 'Not satisfied' },
  booked: { ka: 'დაჯავშნილია', en: 'Booked' },
  held: { ka: 'სტუდენტი მოვიდა', en: 'The student came' },
  missed: { ka: 'სტუდენტი არ მოვიდა', en: 'The student did not come' },
  cancelled: { ka: 'გაუქმებულია', en: 'Cancelled' },
  proposed: { ka: 'მოთხოვნილია', en: 'Proposed' },
  failed: { ka: 'ვერ შესრულდა', en: 'Failed' },
  reserved: { ka: 'დაჯავშნილია', en: 'Reserved' },
  paid: { ka: 'გადახდილია', en: 'Paid' },
  handed_out: { ka: 'გაცემულია', en: 'Handed out' },
  closed: { ka: 'დახურულია', en: 'Closed' },
  credited: { ka: 'ჩაირიცხა ანგარიშზე', en: 'Credited' },
  refunded: { ka: 'დაბრუნებულია', en: 'Refunded' },
  open: { ka: 'ღიაა', en: 'Open' },
  growing: { ka: 'იზრდება', en: 'Growing' },
  waived: { ka: 'ჩამოწერილია', en: 'Waived' },
  waiting: { ka: 'დაგეგმილია', en: 'Scheduled' },
  published: { ka: 'გამოქვეყნდა', en: 'Published' },
  queued: { ka: 'რიგშია', en: 'Queued' },
  running: { ka: 'მიმდინარეობს', en: 'Running' },
  broken: { ka: 'შეწყდა', en: 'Interrupted' },
})

const kinds = catalogue({
  charge: { ka: 'დარიცხვა', en: 'Charge' },
  payment: { ka: 'გადახდა', en: 'Payment' },
  scholarship: { ka: 'დაფინანსება', en: 'Scholarship' },
  discount: { ka: 'ფასდაკლება', en: 'Discount' },
  refund: { ka: 'თანხის დაბრუნება', en: 'Refund' },
})

const forms = catalogue({
  notification: { ka: 'შეტყობინება', en: 'Notification' },
  popup: { ka: 'ამომხტარი შეტყობინება', en: 'Message over the page' },
})

const audiences = catalogue({
  everyone: { ka: 'ყველა სტუდენტი', en: 'All students' },
  programme: { ka: 'პროგრამა', en: 'Programme' },
  course: { ka: 'საგანი', en: 'Course' },
  group: { ka: 'ჯგუფი', en: 'Group' },
})

const phases = catalogue({
  upload: { ka: 'ატვირთვა', en: 'Upload' },
  check: { ka: 'შედარება', en: 'Comparison' },
  apply: { ka: 'შენახვა', en: 'Saving' },
})

const readers = catalogue({
  all: { ka: 'ყველა სტუდენტი', en: 'All students' },
  subject: { ka: 'საგნის სტუდენტები', en: 'Students of the subject' },
})

const wordsOfField: Readonly<Record<string, Readonly<Record<string, Phrase>>>> = {
  role: roles,
  scope: scopes,
  status: states,
  state: states,
  fine_state: states,
  kind: kinds,
  form: forms,
  audience: audiences,
  phase: phases,
  online_for: readers,
}

/** The words of a value, as its screen has them; undefined for what is shown as it is. */
export const findValuePhrase = (field: string, value: string): Phrase | undefined =>
  field === 'operation' ? findOperationPhrase(value) : wordsOfField[field]?.[value]
