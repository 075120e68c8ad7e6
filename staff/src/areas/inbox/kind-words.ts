import type { InboxKind } from '#contract/staff/inbox-kinds.ts'
import type { Phrase } from '#rules/text/locale.ts'
import { catalogue } from '#web/i18n/catalogue.ts'

/** The consequence of each decision, shown before it is made. */
export const followsWords = catalogue({
  problem: {
    ka: 'სტუდენტი პასუხს მაშინვე ნახავს „პრობლემის შეტყობინების“ გვერდზე. პასუხის გაუქმება ერთი წუთის განმავლობაში შეგიძლიათ.',
    en: 'The student sees the answer at once on the page “Report a problem”. It can be undone for a minute.',
  },
  appeal: {
    ka: 'სტუდენტი პასუხს მაშინვე ნახავს თავის ნაშრომთან; დაკმაყოფილების შემთხვევაში საკითხისა და ნაშრომის ქულა შეიცვლება. პასუხის გაუქმება ერთი წუთის განმავლობაში შეგიძლიათ.',
    en: 'The student sees the answer at once at their paper; if you accept, the points of the question and of the paper change. It can be undone for a minute.',
  },
  group_request: {
    ka: 'სტუდენტი პასუხს მაშინვე ნახავს რეგისტრაციის გვერდზე. პასუხი ჯგუფს არ ხსნის: ჯგუფი ცხრილში ცალკე უნდა დაემატოს. პასუხის გაუქმება ერთი წუთის განმავლობაში შეგიძლიათ.',
    en: 'The student sees the answer at once on the registration page. It does not open the group itself: that is done in the timetable. It can be undone for a minute.',
  },
  missing_document: {
    ka: 'დაბრუნებულ დოკუმენტს პორტალი სტუდენტს ხელახლა მოსთხოვს და მიზეზს აჩვენებს; მიღებულ დოკუმენტს მეტი არაფერი სჭირდება. პასუხის გაუქმება ერთი წუთის განმავლობაში შეგიძლიათ.',
    en: 'If you return it, the portal asks the student for it again and shows the reason; an accepted one needs nothing more. It can be undone for a minute.',
  },
  picture: {
    ka: 'დადასტურებული ფოტო ძველს მაშინვე ჩაანაცვლებს; უარყოფისას სტუდენტი მიზეზს პროფილში ნახავს. პასუხის გაუქმება ერთი წუთის განმავლობაში შეგიძლიათ.',
    en: 'A confirmed picture replaces the former one at once; if you reject it, the student reads the reason in the profile. It can be undone for a minute.',
  },
  theme: {
    ka: 'სტუდენტი გადაწყვეტილებასა და უარყოფის მიზეზს თემების გვერდზე მაშინვე ნახავს; უარყოფილი თემის ადგილი თავისუფლდება. პასუხის გაუქმება ერთი წუთის განმავლობაში შეგიძლიათ.',
    en: 'The student sees the decision, and why a theme is rejected, at once on the page of themes; the place of a rejected theme is free again. It can be undone for a minute.',
  },
  application: {
    ka: 'სტუდენტი პასუხსა და დოკუმენტს თავის განცხადებასთან მაშინვე ნახავს; მიღებულ განცხადებას ვეღარ გააუქმებს. პასუხის გაუქმება ერთი წუთის განმავლობაში შეგიძლიათ.',
    en: 'The student sees the answer and its document at once with the application; once it is received, they can no longer cancel it. It can be undone for a minute.',
  },
  camera_request: {
    ka: 'სტუდენტი პასუხს კამერის მოთხოვნის გვერდზე მაშინვე ნახავს; უარყოფილი მოთხოვნის აპარატურა თავისუფლდება. პასუხის გაუქმება ერთი წუთის განმავლობაში შეგიძლიათ.',
    en: 'The student sees the answer at once on the page of camera requests; the equipment of a rejected request is free again. It can be undone for a minute.',
  },
  club: {
    ka: 'დამტკიცებულ კლუბს ყველა სტუდენტი მაშინვე ნახავს; უარყოფისას მიზეზს კლუბის ხელმძღვანელი წაიკითხავს. პასუხის გაუქმება ერთი წუთის განმავლობაში შეგიძლიათ.',
    en: 'Once approved, all students see it at once; if you reject it, the head of the club reads the reason. It can be undone for a minute.',
  },
  club_closing: {
    ka: 'დახურულ კლუბს სტუდენტები ვეღარ ნახავენ, წევრებს ეს ეცნობებათ, კლუბის უპასუხო პროექტები კი შემოსულებიდან ამოიშლება. უარის მიზეზს კლუბის ხელმძღვანელი წაიკითხავს. პასუხის გაუქმება ერთი წუთის განმავლობაში შეგიძლიათ.',
    en: 'Students no longer see a closed club, its members are notified, and its unanswered projects are removed from the inbox. If you refuse, the head of the club reads the reason. It can be undone for a minute.',
  },
  club_project: {
    ka: 'კლუბი პასუხსა და თანხას მაშინვე ნახავს; დამტკიცებულ პროექტს ვეღარ შეცვლის, უარყოფილის ხელახლა გამოგზავნა კი შეეძლება. პასუხის გაუქმება ერთი წუთის განმავლობაში შეგიძლიათ.',
    en: 'The club sees the answer and the amount at once; it can no longer change an approved project, and can send a rejected one again. It can be undone for a minute.',
  },
  visit: {
    ka: 'სტუდენტი შედეგს მაშინვე ნახავს პროფილში; თუ არ მოვიდა, ხელმოწერის ბოლო დღემდე სხვა დროის არჩევა შეეძლება. პასუხის გაუქმება ერთი წუთის განმავლობაში შეგიძლიათ.',
    en: 'The student sees the outcome at once in the profile; who did not come can choose another time until the last day to sign. It can be undone for a minute.',
  },
  scan_order: {
    ka: 'სტუდენტი სკანს ან უარის მიზეზს „ჩემი ბიბლიოთეკის“ გვერდზე მაშინვე ნახავს. პასუხის გაუქმება ერთი წუთის განმავლობაში შეგიძლიათ.',
    en: 'The student sees the scan, or why it is refused, at once on the page “My library”. It can be undone for a minute.',
  },
  vaccine_document: {
    ka: 'დოკუმენტის დაბრუნების შემთხვევაში პორტალი სტუდენტს ხელახლა ჰკითხავს და მიზეზს აჩვენებს; მიღებულ დოკუმენტს მეტი არაფერი სჭირდება. ფაილი შემოწმებიდან ერთ თვეში იშლება. პასუხის გაუქმება ერთი წუთის განმავლობაში შეგიძლიათ.',
    en: 'If you return it, the portal asks the student again and shows the reason; an accepted one needs nothing more. The file is deleted a month after the review. It can be undone for a minute.',
  },
}) satisfies Readonly<Record<InboxKind, Phrase>>

/** The buttons that decide. */
export const decisionWords: Readonly<Record<string, Phrase>> = catalogue({
  'problem.done': { ka: 'მოგვარებულია', en: 'Answer as solved' },
  'problem.in_progress': { ka: 'განიხილება', en: 'Answer as in progress' },
  'appeal.accepted': { ka: 'დაკმაყოფილება', en: 'Accept the appeal' },
  'appeal.refused': { ka: 'უარი', en: 'Refuse the appeal' },
  'group_request.opened': { ka: 'ჯგუფი დაემატა', en: 'A group was added' },
  'group_request.refused': { ka: 'უარი', en: 'Refuse the request' },
  'missing_document.accepted': { ka: 'მიღება', en: 'Accept the document' },
  'missing_document.returned': { ka: 'სტუდენტისთვის დაბრუნება', en: 'Return it to the student' },
  'picture.confirmed': { ka: 'დადასტურება', en: 'Confirm the picture' },
  'picture.rejected': { ka: 'უარყოფა', en: 'Reject the picture' },
  'theme.approved': { ka: 'დამტკიცება', en: 'Approve the theme' },
  'theme.rejected': { ka: 'უარყოფა', en: 'Reject the theme' },
  'application.received': { ka: 'მიღება', en: 'Receive the application' },
  'application.satisfied': { ka: 'დაკმაყოფილება', en: 'Satisfy the application' },
  'application.not_satisfied': { ka: 'უარი', en: 'Do not satisfy it' },
  'camera_request.confirmed': { ka: 'დადასტურება', en: 'Confirm the request' },
  'camera_request.rejected': { ka: 'უარყოფა', en: 'Reject the request' },
  'club.approved': { ka: 'დამტკიცება', en: 'Approve the club' },
  'club.rejected': { ka: 'უარყოფა', en: 'Reject it' },
  'club_closing.approved': { ka: 'კლუბის დახურვა', en: 'Close the club' },
  'club_closing.rejected': { ka: 'უარი დახურვაზე', en: 'Do not close it' },
  'club_project.approved': { ka: 'დამტკიცება', en: 'Approve the project' },
  'club_project.rejected': { ka: 'უარყოფა', en: 'Reject the project' },
  'visit.held': { ka: 'სტუდენტი მოვიდა', en: 'The student came' },
  'visit.missed': { ka: 'არ მოვიდა', en: 'Did not come' },
  'scan_order.done': { ka: 'სკანის გაგზავნა', en: 'Send the scan' },
  'scan_order.cancelled': { ka: 'უარი', en: 'Refuse the order' },
  'vaccine_document.accepted': { ka: 'მიღება', en: 'Accept the document' },
  'vaccine_document.returned': { ka: 'სტუდენტისთვის დაბრუნება', en: 'Return it to the student' },
})

/** The decision. */
export const decidedWords: Readonly<Record<string, Phrase>> = catalogue({
  'problem.done': { ka: 'მოგვარებულია', en: 'Solved' },
  'problem.in_progress': { ka: 'განიხილება', en: 'In progress' },
  'appeal.accepted': { ka: 'დაკმაყოფილდა', en: 'Accepted' },
  'appeal.refused': { ka: 'არ დაკმაყოფილდა', en: 'Refused' },
  'group_request.opened': { ka: 'ჯგუფი დაემატა', en: 'A group was added' },
  'group_request.refused': { ka: 'უარი', en: 'Refused' },
  'missing_document.accepted': { ka: 'მიღებულია', en: 'Accepted' },
  'missing_document.returned': { ka: 'დაბრუნდა', en: 'Returned' },
  'picture.confirmed': { ka: 'დადასტურდა', en: 'Confirmed' },
  'picture.rejected': { ka: 'უარყოფილია', en: 'Rejected' },
  'theme.approved': { ka: 'დამტკიცდა', en: 'Approved' },
  'theme.rejected': { ka: 'უარყოფილია', en: 'Rejected' },
  'application.received': { ka: 'მიღებულია განსახილველად', en: 'Received' },
  'application.satisfied': { ka: 'დაკმაყოფილდა', en: 'Satisfied' },
  'application.not_satisfied': { ka: 'არ დაკმაყოფილდა', en: 'Not satisfied' },
  'camera_request.confirmed': { ka: 'დადასტურდა', en: 'Confirmed' },
  'camera_request.rejected': { ka: 'უარყოფილია', en: 'Rejected' },
  'club.approved': { ka: 'დამტკიცდა', en: 'Approved' },
  'club.rejected': { ka: 'უარყოფილია', en: 'Rejected' },
  'club_project.approved': { ka: 'დამტკიცდა', en: 'Approved' },
  'club_project.rejected': { ka: 'უარყოფილია', en: 'Rejected' },
  'visit.held': { ka: 'სტუდენტი მოვიდა', en: 'The student came' },
  'visit.missed': { ka: 'სტუდენტი არ მოვიდა', en: 'The student did not come' },
  'scan_order.done': { ka: 'სკანი გაიგზავნა', en: 'The scan was sent' },
  'scan_order.cancelled': { ka: 'შეკვეთას უარი ეთქვა', en: 'Refused' },
  'vaccine_document.accepted': { ka: 'მიღებულია', en: 'Accepted' },
  'vaccine_document.returned': { ka: 'დაბრუნდა', en: 'Returned' },
})
