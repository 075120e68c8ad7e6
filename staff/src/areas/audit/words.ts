import type { Phrase } from '#rules/text/locale.ts'
import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  audit: { ka: 'ცვლილებების ჟურნალი', en: 'Audit' },
  filters: { ka: 'ფილტრი', en: 'Filters' },
  from: { ka: 'დღიდან', en: 'From' },
  to: { ka: 'დღემდე', en: 'To' },
  who: { ka: 'ვინ', en: 'Who' },
  when: { ka: 'როდის', en: 'When' },
  what: { ka: 'რა', en: 'What' },
  operation: { ka: 'მოქმედება', en: 'Operation' },
  student: { ka: 'სტუდენტის კოდი', en: 'Student’s code' },
  changes: { ka: 'ცვლილება', en: 'Change' },
  everybody: { ka: 'ყველა', en: 'Everybody' },
  everything: { ka: 'ყველაფერი', en: 'Everything' },
  sort: { ka: 'რიგი', en: 'Order' },
  newest: { ka: 'ჯერ ახალი', en: 'Newest first' },
  oldest: { ka: 'ჯერ ძველი', en: 'Oldest first' },
  clear: { ka: 'ფილტრის გასუფთავება', en: 'Clear the filters' },
  none: { ka: 'ამ ფილტრით ცვლილება არ მოიძებნა.', en: 'No change matches these filters.' },
  commandLine: { ka: 'სერვერის ბრძანება', en: 'Command line' },
  request: { ka: 'მოთხოვნა {request}', en: 'Request {request}' },
  ofStudent: { ka: 'სტუდენტი {code}', en: 'Student {code}' },
  before: { ka: 'მანამდე', en: 'Before' },
  after: { ka: 'შემდეგ', en: 'After' },
})

/** The kinds of things that are changed. */
const entityWords: Readonly<Record<string, Phrase>> = catalogue({
  staff_grant: { ka: 'უფლება', en: 'Grant' },
  staff_member: { ka: 'თანამშრომლის ანგარიში', en: 'Account of staff' },
  inbox_claim: { ka: 'შემოსულის აღება', en: 'Claim in the inbox' },
  problem: { ka: 'პრობლემა', en: 'Problem' },
  application: { ka: 'განცხადება', en: 'Application' },
  booking: { ka: 'დაჯავშნა', en: 'Booking' },
  club_revision: { ka: 'კლუბი', en: 'Club' },
  club_project: { ka: 'კლუბის პროექტი', en: 'Club project' },
  conversation: { ka: 'მიმოწერა', en: 'Messages' },
  certificate: { ka: 'ცნობა', en: 'Certificate' },
  publication: { ka: 'გამოქვეყნებული შეტყობინება', en: 'Publication' },
  exam_appeal: { ka: 'აპელაცია', en: 'Appeal' },
  group_request: { ka: 'ჯგუფის მოთხოვნა', en: 'Request for a group' },
  missing_document: { ka: 'დოკუმენტი', en: 'Document' },
  student_picture: { ka: 'ფოტო', en: 'Picture' },
  master_choice: { ka: 'სამაგისტრო თემა', en: 'Thesis theme' },
})

/** What is changed of them. */
const fieldWords: Readonly<Record<string, Phrase>> = catalogue({
  staff: { ka: 'ვის', en: 'Who' },
  email: { ka: 'ელფოსტა', en: 'E-mail' },
  role: { ka: 'როლი', en: 'Role' },
  operation: { ka: 'მოქმედება', en: 'Operation' },
  scope: { ka: 'არეალი', en: 'Scope' },
  schoolID: { ka: 'სკოლა', en: 'School' },
  programmeID: { ka: 'პროგრამა', en: 'Programme' },
  groupID: { ka: 'ჯგუფი', en: 'Group' },
  lecturerID: { ka: 'ლექტორი', en: 'Lecturer' },
  endsAt: { ka: 'ვადა', en: 'End' },
  isActive: { ka: 'მოქმედია', en: 'Active' },
  isAdministrator: { ka: 'ადმინისტრატორია', en: 'Administrator' },
  number: { ka: 'ნომერი', en: 'Number' },
  kind: { ka: 'რა', en: 'What' },
  claimedBy: { ka: 'ვისთან არის', en: 'With whom' },
  status: { ka: 'მდგომარეობა', en: 'State' },
  answer: { ka: 'პასუხი', en: 'Answer' },
  message: { ka: 'შეტყობინების ნომერი', en: 'Number of the message' },
  score: { ka: 'ქულა', en: 'Points' },
  reason: { ka: 'მიზეზი', en: 'Reason' },
  readFile: { ka: 'გახსნილი ფაილი', en: 'File that was read' },
  uploadedAt: { ka: 'ატვირთვა', en: 'Uploaded' },
  awaitingSince: { ka: 'გამოგზავნა', en: 'Sent' },
  rejectedAt: { ka: 'უარყოფა', en: 'Rejected' },
  form: { ka: 'როგორ ჩანს', en: 'How it appears' },
  title: { ka: 'სათაური ქართულად', en: 'Title in Georgian' },
  titleeng: { ka: 'სათაური ინგლისურად', en: 'Title in English' },
  text: { ka: 'ტექსტი ქართულად', en: 'Text in Georgian' },
  texteng: { ka: 'ტექსტი ინგლისურად', en: 'Text in English' },
  link: { ka: 'ბმული', en: 'Link' },
  audience: { ka: 'ვისთვის', en: 'To whom' },
  targetID: { ka: 'ადრესატის ნომერი', en: 'Number of the audience' },
  publish_at: { ka: 'როდის', en: 'When' },
  state: { ka: 'მდგომარეობა', en: 'State' },
})

export const findFieldPhrase = (field: string): Phrase => fieldWords[field] ?? { ka: field, en: field }

export const findEntityPhrase = (entity: string): Phrase => entityWords[entity] ?? { ka: entity, en: entity }
