import type { CheckWords } from '../check.ts'

export const timetableWords: Readonly<Record<string, CheckWords>> = {
  'no-current-semester': {
    title: { ka: 'მიმდინარე სემესტრი არჩეული არ არის', en: 'No semester is current' },
    fix: {
      ka: 'დაამატეთ სემესტრი (semesters.csv) და აირჩიეთ: npm run semester -- current 2026-autumn --from DATE.',
      en: 'Add the semester (semesters.csv) and choose it: npm run semester -- current 2026-autumn --from DATE.',
    },
    isForServer: true,
  },
  'semester-over': {
    title: { ka: 'მიმდინარე სემესტრი დასრულებულია', en: 'The current semester is over' },
    fix: {
      ka: 'აირჩიეთ შემდეგი სემესტრი: npm run semester -- current 2026-spring --from DATE. სიას npm run semester აჩვენებს.',
      en: 'Choose the next one: npm run semester -- current 2026-spring --from DATE. npm run semester lists them.',
    },
    isForServer: true,
  },
  'semesters-overlap': {
    title: { ka: 'სემესტრების თარიღები იკვეთება', en: 'The dates of semesters overlap' },
    fix: {
      ka: 'შეასწორეთ starts_on და ends_on (semesters.csv).',
      en: 'Correct starts_on and ends_on (semesters.csv).',
    },
  },
  'no-group': {
    title: { ka: 'მიმდინარე სემესტრს ჯგუფები არ აქვს', en: 'The current semester has no groups' },
    fix: {
      ka: 'დაამატეთ ჯგუფები და მათი მეცადინეობები: npm run import (groups.csv, meetings.csv).',
      en: 'Add the groups and their meetings: npm run import (groups.csv, meetings.csv).',
    },
  },
  'subject-without-groups': {
    title: { ka: 'სავალდებულო საგანს ჯგუფი არ აქვს', en: 'A compulsory subject has no group' },
    fix: {
      ka: 'გახსენით ჯგუფი ამ სემესტრისთვის (groups.csv): სტუდენტები ამ საგანს ახლა გადიან.',
      en: 'Open a group for this semester (groups.csv): students have the subject now.',
    },
  },
  'seats-short': {
    title: {
      ka: 'სავალდებულო საგანზე ადგილები სტუდენტებზე ნაკლებია',
      en: 'A compulsory subject has fewer seats than students',
    },
    fix: {
      ka: 'გაზარდეთ ჯგუფების ადგილები ან დაამატეთ ჯგუფი (groups.csv). რიცხვები: ადგილები / სტუდენტები.',
      en: 'Add seats or a group (groups.csv). The numbers are seats / students.',
    },
  },
  'group-without-meetings': {
    title: { ka: 'ჯგუფს მეცადინეობის დრო არ აქვს', en: 'A group has no meetings' },
    fix: {
      ka: 'დაამატეთ დღე და დრო (meetings.csv).',
      en: 'Add day and time (meetings.csv).',
    },
  },
  'group-without-room': {
    title: { ka: 'ჯგუფს აუდიტორია არ აქვს', en: 'A group has no room' },
    fix: {
      ka: 'დაამატეთ აუდიტორია (meetings.csv: room). დისტანციურ ლექციას აუდიტორია არ სჭირდება.',
      en: 'Add the room (meetings.csv: room). A distance lecture needs none.',
    },
  },
  'group-without-lecturer': {
    title: { ka: 'ჯგუფს ლექტორი არ ჰყავს', en: 'A group has no lecturer' },
    fix: {
      ka: 'დაამატეთ ლექტორი (groups.csv: lecturer).',
      en: 'Add the lecturer (groups.csv: lecturer).',
    },
  },
  'group-without-seats': {
    title: { ka: 'ღია ჯგუფს ადგილი არ აქვს', en: 'An open group has no seats' },
    fix: {
      ka: 'მიუთითეთ ადგილების რაოდენობა (groups.csv: capacity) ან დახურეთ ჯგუფი.',
      en: 'Give it seats (groups.csv: capacity), or close the group.',
    },
  },
  'group-parent-closed': {
    title: {
      ka: 'ჯგუფის არჩევა მხოლოდ დახურულ ჯგუფთან ერთად შეიძლება',
      en: 'A group can only be taken with one that is closed',
    },
    fix: {
      ka: 'გახსენით ჯგუფი, რომელთანაც ის დაკავშირებულია, ან შეცვალეთ parent (groups.csv).',
      en: 'Open the group that it belongs to, or change parent (groups.csv).',
    },
  },
  'group-outside-semester': {
    title: { ka: 'ჯგუფის თარიღები სემესტრს სცდება', en: 'The dates of a group are outside the semester' },
    fix: {
      ka: 'შეასწორეთ group_dates.csv ან სემესტრის თარიღები (semesters.csv).',
      en: 'Correct group_dates.csv, or the dates of the semester (semesters.csv).',
    },
  },
  'meeting-at-night': {
    title: { ka: 'ლექცია ღამითაა დანიშნული', en: 'A meeting is at night' },
    fix: {
      ka: 'შეამოწმეთ starts და ends (meetings.csv): დრო 24-საათიან ფორმატში იწერება, მაგალითად, 15:00.',
      en: 'Check starts and ends (meetings.csv): times have 24 hours, such as 15:00.',
    },
  },
  'subject-impossible': {
    title: {
      ka: 'საგნის ჯგუფების ყველა ვარიანტი იკვეთება',
      en: 'Every choice of groups of a subject clashes',
    },
    fix: {
      ka: 'გადაიტანეთ ერთ-ერთი ჯგუფი სხვა დროს (meetings.csv): ახლა ამ საგანზე ვერავინ დარეგისტრირდება.',
      en: 'Move one of its groups to another time (meetings.csv): nobody can register for this subject.',
    },
  },
  'group-meets-twice': {
    title: { ka: 'ჯგუფის ორი მეცადინეობა ერთდროულია', en: 'Two meetings of a group are at the same time' },
    fix: {
      ka: 'შეცვალეთ ერთ-ერთის დრო ან წაშალეთ (meetings.csv).',
      en: 'Change the time of one, or delete it (meetings.csv).',
    },
  },
  'room-twice': {
    title: { ka: 'აუდიტორიაში ერთდროულად ორი ჯგუფია', en: 'Two groups are in a room at the same time' },
    fix: {
      ka: 'შეცვალეთ ერთ-ერთის აუდიტორია ან დრო (meetings.csv).',
      en: 'Change the room or the time of one (meetings.csv).',
    },
  },
  'lecturer-twice': {
    title: { ka: 'ლექტორს ერთდროულად ორი ჯგუფი აქვს', en: 'A lecturer has two groups at the same time' },
    fix: {
      ka: 'შეცვალეთ ერთ-ერთის ლექტორი (groups.csv) ან დრო (meetings.csv).',
      en: 'Change the lecturer (groups.csv) or the time (meetings.csv) of one.',
    },
  },
  'exam-clash': {
    title: {
      ka: 'ერთი კურსის ორი გამოცდა ერთდროულადაა',
      en: 'Two exams of the same cohort are at the same time',
    },
    fix: {
      ka: 'გადაიტანეთ ერთ-ერთი (exams.csv: day, starts).',
      en: 'Move one of them (exams.csv: day, starts).',
    },
  },
  'exam-without-room': {
    title: { ka: 'გამოცდას აუდიტორია არ აქვს', en: 'An exam has no room' },
    fix: {
      ka: 'თუ გამოცდა დისტანციური არ არის, მიუთითეთ room (exams.csv).',
      en: 'Unless the exam is a distance exam, write its room (exams.csv).',
    },
  },
  'exam-seats-short': {
    title: {
      ka: 'გამოცდაზე ადგილები რეგისტრირებულ სტუდენტებზე ნაკლებია',
      en: 'An exam has fewer seats than registered students',
    },
    fix: {
      ka: 'დაამატეთ ადგილები (exam_seats.csv). რიცხვები: ადგილები / რეგისტრირებულები.',
      en: 'Add seats (exam_seats.csv). The numbers are seats / registered students.',
    },
  },
  'exam-outside-semester': {
    title: { ka: 'გამოცდის დღე სემესტრს სცდება', en: 'The day of an exam is outside the semester' },
    fix: {
      ka: 'შეასწორეთ day (exams.csv) ან სემესტრის თარიღები (semesters.csv).',
      en: 'Correct day (exams.csv), or the dates of the semester (semesters.csv).',
    },
  },
  'mark-components-sum': {
    title: {
      ka: 'საგნის კომპონენტების ქულების ჯამი 100 არ არის',
      en: 'The points of the components of a subject are not 100 together',
    },
    fix: {
      ka: 'შეასწორეთ max_score (mark_components.csv).',
      en: 'Correct max_score (mark_components.csv).',
    },
  },
  'holidays-missing': {
    title: { ka: 'სემესტრში უქმე დღეები მითითებული არ არის', en: 'The semester has no public holidays' },
    fix: {
      ka: 'დაამატეთ უქმე დღეები (holidays.csv), თორემ ცხრილი ლექციებს იმ დღეებშიც აჩვენებს.',
      en: 'Add the public holidays (holidays.csv): without them the timetable has lectures on those days.',
    },
  },
  'next-semester-without-day': {
    title: {
      ka: 'სემესტრი მალე სრულდება, შემდეგის დაწყების დღე კი მითითებული არ არის',
      en: 'The semester ends soon, and the next one has no day',
    },
    fix: {
      ka: 'მიუთითეთ, როდიდან გახდეს მიმდინარე შემდეგი სემესტრი: npm run semester -- current 2026-spring --from DATE.',
      en: 'Say from when the next one is current: npm run semester -- current 2026-spring --from DATE.',
    },
    isForServer: true,
  },
  'calendar-empty': {
    title: { ka: 'აკადემიური კალენდარი ცარიელია', en: 'The academic calendar is empty' },
    fix: {
      ka: 'დაამატეთ სემესტრის თარიღები (academic_events.csv).',
      en: 'Add the dates of the semester (academic_events.csv).',
    },
  },
}
