import type { Operation } from '#contract/contract.ts'
import type { Phrase } from '#rules/text/locale.ts'
import { catalogue } from '#web/i18n/catalogue.ts'

/** The name of each operation of the contract; one without a name does not compile. */
const operationWords = catalogue({
  'account.use': { ka: 'საკუთარი ანგარიში', en: 'Own account' },
  'access.read': { ka: 'უფლებების ნახვა', en: 'See permissions' },
  'access.write': { ka: 'უფლებების მინიჭება და შეწყვეტა', en: 'Give and end permissions' },
  'audit.read': { ka: 'ცვლილებების ჟურნალის ნახვა', en: 'See the audit' },
  'inbox.read': { ka: 'შემოსულების ნახვა', en: 'See the inbox' },
  'inbox.claim': { ka: 'საქმეების აღება და გადაცემა', en: 'Claim and assign entries of the inbox' },
  'agreements.receive-visit': { ka: 'ვიზიტების მიღება', en: 'Receive visits' },
  'documents.review-health': {
    ka: 'ვაქცინაციის დოკუმენტების შემოწმება',
    en: 'Review vaccination documents',
  },
  'documents.review': { ka: 'დოკუმენტების შემოწმება', en: 'Review documents' },
  'profile.review-picture': { ka: 'ფოტოების დადასტურება', en: 'Review pictures' },
  'exams.answer-appeal': { ka: 'აპელაციებზე პასუხი', en: 'Answer appeals' },
  'groups.answer-request': { ka: 'ჯგუფის მოთხოვნებზე პასუხი', en: 'Answer requests for groups' },
  'master.answer-theme': { ka: 'სამაგისტრო თემების დამტკიცება', en: 'Approve thesis themes' },
  'applications.answer': { ka: 'განცხადებებზე პასუხი', en: 'Answer applications' },
  'camera.answer': { ka: 'კამერის მოთხოვნებზე პასუხი', en: 'Answer camera requests' },
  'certificates.revoke': { ka: 'ცნობების გაუქმება', en: 'Revoke certificates' },
  'clubs.approve': { ka: 'კლუბებისა და მათი პროექტების დამტკიცება', en: 'Approve clubs and their projects' },
  'consultation.answer': { ka: 'ფსიქოლოგის კონსულტაციები', en: 'Own consultations' },
  'conversations.write': { ka: 'საკუთარი მიმოწერა', en: 'Own messages' },
  'finance.read': { ka: 'სტუდენტების ანგარიშების ნახვა', en: 'See the accounts of students' },
  'finance.write': { ka: 'ანგარიშებზე ჩანაწერების შეყვანა', en: 'Enter into accounts' },
  'finance.refund': { ka: 'თანხის დაბრუნების მოთხოვნა', en: 'Propose refunds' },
  'finance.confirm-refund': { ka: 'თანხის დაბრუნების დადასტურება', en: 'Confirm refunds' },
  'finance.import': { ka: 'საბანკო ამონაწერის გატარება', en: 'Book statements of the bank' },
  'finance.charge': { ka: 'სემესტრის დარიცხვა', en: 'Charge a semester' },
  'books.sell': { ka: 'წიგნების გაყიდვა', en: 'Sell books' },
  'library.lend': { ka: 'წიგნების გაცემა და მიღება', en: 'Lend books and take them back' },
  'library.manage': { ka: 'ბიბლიოთეკის წიგნების მართვა', en: 'Manage the titles of the library' },
  'library.scan': { ka: 'სკანის შეკვეთების შესრულება', en: 'Fulfil scan orders' },
  'notifications.publish': { ka: 'შეტყობინებების გამოქვეყნება', en: 'Publish notifications' },
  'problems.answer': { ka: 'პრობლემებზე პასუხი', en: 'Answer problems' },
  'templates.write': { ka: 'პასუხის საერთო ნიმუშების მართვა', en: 'Manage the shared answer templates' },
  'students.view-as': {
    ka: 'პორტალის ნახვა სტუდენტის თვალით',
    en: 'See the portal as a student sees it',
  },
  'students.read-studies': { ka: 'სტუდენტების შეფასებების ნახვა', en: 'See the evaluations of students' },
  'readiness.read': { ka: 'მზადყოფნის შემოწმება', en: 'Check readiness' },
  'rehearsals.run': { ka: 'რეგისტრაციის რეპეტიცია', en: 'Rehearse the opening of registration' },
  'records.import': { ka: 'მონაცემების იმპორტი', en: 'Import records' },
  'records.export': { ka: 'მონაცემების ექსპორტი', en: 'Export records' },
  'students.read': { ka: 'სტუდენტების ნახვა', en: 'See students' },
}) satisfies Readonly<Record<Operation, Phrase>>

/** The name of an operation; one of a former version keeps the name that the row has. */
export const findOperationPhrase = (operation: string): Phrase =>
  (operationWords as Readonly<Record<string, Phrase>>)[operation] ?? { ka: operation, en: operation }
