import type { Words } from '../../bad-record.ts'

export interface LeftOutReason {
  readonly reason: Words
  readonly repair: Words
  /** The seat that the portal has is removed. */
  readonly givesUpSeat?: true
}

/** Why a row of a package is not imported, and the consequence. */
export const leftOutWords = {
  endedEnrolment: (): LeftOutReason => ({
    reason: { ka: 'საგანზე სწავლა დასრულდა', en: 'the enrolment has ended' },
    repair: {
      ka: 'ადგილს არ იკავებს. დასრულების შემდეგ პორტალზე შესრულებული რეგისტრაცია რჩება; გასაუქმებლად სვეტში status ჩაწერეთ tobedeleted.',
      en: 'It takes no seat. A registration made in the portal since then stays; to remove it, write tobedeleted into the column status.',
    },
  }),
  givenUpSeat: (): LeftOutReason => ({
    reason: {
      ka: 'საგანზე სწავლა დასრულდა, ადგილი კი პორტალში ჯერ დაკავებულია',
      en: 'the enrolment has ended, and the portal still has its seat',
    },
    repair: {
      ka: 'ადგილი თავისუფლდება. თუ სტუდენტი ჯგუფში რჩება, წაშალეთ endDate.',
      en: 'The seat is given up. If the student stays in the group, delete endDate.',
    },
    givesUpSeat: true,
  }),
  endedTeaching: (): LeftOutReason => ({
    reason: { ka: 'ჯგუფში სწავლება დასრულდა', en: 'the teaching of the class has ended' },
    repair: {
      ka: 'ჯგუფის ლექტორი სხვა სტრიქონიდან აიღება; თუ ასეთი არ არის, პორტალში მითითებული ლექტორი რჩება.',
      en: 'The lecturer of the group is taken from another row; without one the stored lecturer stays.',
    },
  }),
  laterEnrolment: (): LeftOutReason => ({
    reason: {
      ka: 'ჯგუფის ცვლილება მოგვიანებით შედის ძალაში',
      en: 'a change to this group begins later',
    },
    repair: {
      ka: 'ჯერ ამჟამინდელი ჯგუფი მოქმედებს. ფაილი ხელახლა შემოიტანეთ, როცა ცვლილება ძალაში შევა.',
      en: 'The current group stays for now. Import the file again once the change has begun.',
    },
  }),
  otherEnrolment: (): LeftOutReason => ({
    reason: {
      ka: 'სტრიქონი არც სტუდენტს ეხება და არც ლექტორს',
      en: 'the row is about neither a student nor a teacher',
    },
    repair: { ka: 'არაფრის გაკეთება არ არის საჭირო.', en: 'There is nothing to do.' },
  }),
  formerUser: (): LeftOutReason => ({
    reason: {
      ka: 'ამ ადამიანის როლი დასრულებულია ან ანგარიში გათიშულია',
      en: 'the role of this person has ended, or the account is disabled',
    },
    repair: {
      ka: 'შეასწორეთ users.csv ან roles.csv, თუ ეს ასე არ არის.',
      en: 'Correct users.csv or roles.csv if that is wrong.',
    },
  }),
  disabledUser: (): LeftOutReason => ({
    reason: { ka: 'ანგარიში გათიშულია', en: 'the account is disabled' },
    repair: {
      ka: 'ახალი ჩანაწერი არ იქმნება. პორტალში უკვე არსებულ აქტიურ სტუდენტს სტატუსი შეუჩერდება.',
      en: 'No new person is added. A stored student who is active becomes suspended.',
    },
  }),
  endedRole: (): LeftOutReason => ({
    reason: { ka: 'როლი დასრულდა ან წასაშლელია', en: 'the role has ended or is to be deleted' },
    repair: {
      ka: 'ახალი ჩანაწერი არ იქმნება; არსებული უცვლელი რჩება.',
      en: 'No new person is added, and a stored one stays unchanged.',
    },
  }),
  otherRole: (): LeftOutReason => ({
    reason: {
      ka: 'როლი არც სტუდენტის არის და არც ლექტორის',
      en: 'the role is neither student nor teacher',
    },
    repair: { ka: 'არაფრის გაკეთება არ არის საჭირო.', en: 'There is nothing to do.' },
  }),
  noFinalMark: (): LeftOutReason => ({
    reason: { ka: 'შედეგი საბოლოო შეფასება არ არის', en: 'the result is not a final mark' },
    repair: {
      ka: 'იკითხება მხოლოდ „final“ კატეგორიის შედეგები.',
      en: 'Only results of the category "final" are read.',
    },
  }),
  openResult: (): LeftOutReason => ({
    reason: {
      ka: 'შეფასება დასრულებული არ არის',
      en: 'the grading is not finished',
    },
    repair: {
      ka: 'შეფასება შეიტანება, როცა scoreStatus იქნება fully graded, ხოლო inProgress, incomplete და missing არ იქნება true.',
      en: 'The mark is read once scoreStatus is fully graded and none of inProgress, incomplete and missing is true.',
    },
  }),
  noScore: (): LeftOutReason => ({
    reason: { ka: 'შედეგს ქულა არ აქვს', en: 'the result has no score' },
    repair: { ka: 'ჩაწერეთ ქულა სვეტში score.', en: 'Enter the score in the column score.' },
  }),
  deletedItem: (): LeftOutReason => ({
    reason: { ka: 'მისი lineItem წასაშლელია', en: 'its line item is to be deleted' },
    repair: {
      ka: 'თუ შეფასებაც უნდა წაიშალოს, tobedeleted აქაც ჩაწერეთ.',
      en: 'To remove the mark too, write tobedeleted here as well.',
    },
  }),
  unreadFile: (): LeftOutReason => ({
    reason: { ka: 'ამ ფაილს პორტალი არ კითხულობს', en: 'the portal does not read this file' },
    repair: { ka: 'არაფრის გაკეთება არ არის საჭირო.', en: 'There is nothing to do.' },
  }),
} as const
