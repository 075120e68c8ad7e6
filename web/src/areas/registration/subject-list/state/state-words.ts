import { catalogue } from '#web/i18n/catalogue.ts'

/** The state in the row of a subject. */
export const stateWords = catalogue({
  isRegistered: { ka: 'რეგისტრირებული', en: 'Registered' },
  isDone: { ka: 'ჩაბარებულია, {score} ქულა', en: 'Passed with {score} points' },
  isDoneOnly: { ka: 'ჩაბარებულია', en: 'Passed' },
  isFull: { ka: 'ყველა ჯგუფი სავსეა', en: 'All groups are full' },
  isFullPart: { ka: 'ადგილი აღარ არის: {parts}', en: 'No seats left: {parts}' },
  isFullSet: {
    ka: 'ერთმანეთთან დაკავშირებულ ჯგუფებში ადგილი აღარ არის',
    en: 'No seats left in groups that go together',
  },
  isClashPart: {
    ka: '{parts}: ყველა ჯგუფი იკვეთება თქვენს ცხრილთან',
    en: '{parts}: all groups clash with your timetable',
  },
  isClashSet: {
    ka: 'ერთმანეთთან დაკავშირებული ჯგუფები იკვეთება თქვენს ცხრილთან',
    en: 'Groups that go together clash with your timetable',
  },
  isFullOrClash: {
    ka: 'ჯგუფები სავსეა ან იკვეთება თქვენს ცხრილთან',
    en: 'Groups are full or clash with your timetable',
  },
  isFullOrClashPart: {
    ka: '{parts}: ჯგუფები სავსეა ან იკვეთება თქვენს ცხრილთან',
    en: '{parts}: groups are full or clash with your timetable',
  },
  isFullOrClashSet: {
    ka: 'ერთმანეთთან დაკავშირებული ჯგუფები სავსეა ან იკვეთება თქვენს ცხრილთან',
    en: 'Groups that go together are full or clash with your timetable',
  },
  isNone: { ka: 'ღია ჯგუფები არ არის', en: 'No open groups' },
  isClash: {
    ka: 'ყველა ჯგუფი იკვეთება თქვენს ცხრილთან',
    en: 'All groups clash with your timetable',
  },
  isOverCredits: { ka: 'კრედიტების ლიმიტს აჭარბებს', en: 'Over your credit limit' },
  isAfterAnother: { ka: 'ჯერ სხვა მოდულია გასავლელი', en: 'After another module' },
  isOverModule: { ka: 'მოდულის ლიმიტი ამოწურულია', en: 'Module limit reached' },
  isOverBlock: { ka: 'ბლოკის ლიმიტი ამოწურულია', en: 'Block limit reached' },
  isDeclined: { ka: 'თავისუფალ კრედიტებზე უარი ნათქვამი გაქვთ', en: 'You declined free credits' },
  isAfterChange: { ka: 'ჯერ დახურული ჯგუფი შეცვალეთ', en: 'Change the closed group first' },
  hasDebt: { ka: 'რეგისტრაციას დავალიანება ზღუდავს', en: 'A debt blocks your registration' },
  isInactive: { ka: 'თქვენი სტატუსით ვერ აირჩევთ', en: 'Not possible with your status' },
  isMeeting: { ka: 'მისი ჯგუფების დრო იკვეთება', en: 'Its groups meet at the same time' },
  isGone: { ka: 'თქვენს პროგრამაში აღარ არის', en: 'No longer in your programme' },
  isFailed: { ka: 'წინა შედეგი: {score} ქულა', en: 'Before: {score} points' },
  opensOn: { ka: 'იხსნება: {when}', en: 'Opens {when}' },
  noDates: { ka: 'თარიღები ჯერ დადგენილი არ არის', en: 'No dates set yet' },
  isClosedNow: { ka: 'ამ ეტაპზე ვერ აირჩევთ', en: 'Not in this step' },
  isImpossible: { ka: 'ახლა ვერ აირჩევთ', en: 'Cannot be taken now' },
  // Of the groups that are chosen first: those of all its parts would be counted together.
  fitsSome: {
    ka: '{of} ჯგუფიდან ცხრილს ერგება {count}',
    en: { one: '1 of {of} groups fits', other: '{count} of {of} groups fit' },
  },
  fitsAll: { ka: 'ყველა ჯგუფი ერგება ცხრილს ({count})', en: 'All {count} groups fit' },
  fitsBoth: { ka: 'ორივე ჯგუფი ერგება ცხრილს', en: 'Both groups fit' },
  fitsOnly: { ka: 'ერთადერთი ჯგუფი ერგება ცხრილს', en: 'The only group fits' },
  fitsAfterMoves: {
    ka: 'გადატანის შემდეგ მოერგება',
    en: { one: 'Fits after the move', other: 'Fits after the moves' },
  },
  isPlanned: { ka: 'გეგმაშია', en: 'In the plan' },
  isFree: { ka: 'თავისუფალი ადგილებია', en: 'There are free seats' },
})
