import type { CheckWords } from '../check.ts'

export const timetableWords: Readonly<Record<string, CheckWords>> = {
  'no-current-semester': {
    title: { ka: 'მიმდინარე სემესტრი არ არის', en: 'No semester is current' },
    mend: {
      ka: 'დაამატეთ სემესტრი და აირჩიეთ: npm run semester -- current 2026-autumn.',
      en: 'Add the semester and choose it: npm run semester -- current 2026-autumn.',
    },
  },
  'semester-over': {
    title: { ka: 'მიმდინარე სემესტრი დასრულებულია', en: 'The current semester is over' },
    mend: { ka: 'აირჩიეთ შემდეგი: npm run semester.', en: 'Choose the next one: npm run semester.' },
  },
  'semesters-overlap': {
    title: { ka: 'სემესტრების თარიღები იკვეთება', en: 'The dates of semesters overlap' },
    mend: {
      ka: 'შეასწორეთ semester.starts_on და semester.ends_on.',
      en: 'Correct semester.starts_on and semester.ends_on.',
    },
  },
  'no-group': {
    title: { ka: 'მიმდინარე სემესტრს ჯგუფები არ აქვს', en: 'The current semester has no groups' },
    mend: {
      ka: 'დაამატეთ ცხრილი ფაილიდან groups.csv: npm run import.',
      en: 'Add the timetable from groups.csv: npm run import.',
    },
  },
  'subject-without-groups': {
    title: { ka: 'სავალდებულო საგანს ჯგუფი არ აქვს', en: 'A compulsory subject has no group' },
    mend: {
      ka: 'გახსენით ჯგუფი ამ სემესტრისთვის (groups.csv): საგანი სტუდენტებს ახლა უწევთ.',
      en: 'Open a group for this semester (groups.csv): students have the subject now.',
    },
  },
  'seats-short': {
    title: {
      ka: 'სავალდებულო საგანზე სტუდენტებზე ნაკლები ადგილია',
      en: 'A compulsory subject has fewer seats than students',
    },
    mend: {
      ka: 'გაზარდეთ ჯგუფების ადგილები ან დაამატეთ ჯგუფი (groups.csv). რიცხვები: ადგილები / სტუდენტები.',
      en: 'Add seats or a group (groups.csv). The numbers are seats / students.',
    },
  },
  'group-without-meetings': {
    title: { ka: 'ჯგუფს შეხვედრის დრო არ აქვს', en: 'A group has no meetings' },
    mend: {
      ka: 'დაამატეთ დღე და დრო (groups.csv: days, start, end).',
      en: 'Add day and time (groups.csv: days, start, end).',
    },
  },
  'group-without-room': {
    title: { ka: 'ჯგუფს აუდიტორია არ აქვს', en: 'A group has no room' },
    mend: { ka: 'დაამატეთ აუდიტორია (groups.csv: room).', en: 'Add the room (groups.csv: room).' },
  },
  'group-without-lecturer': {
    title: { ka: 'ჯგუფს ლექტორი არ ჰყავს', en: 'A group has no lecturer' },
    mend: {
      ka: 'დაამატეთ ლექტორი (study_group.lecturer_id).',
      en: 'Add the lecturer (study_group.lecturer_id).',
    },
  },
  'group-without-seats': {
    title: { ka: 'ღია ჯგუფს ადგილი არ აქვს', en: 'An open group has no seats' },
    mend: {
      ka: 'მიუთითეთ ადგილები (groups.csv: capacity) ან დახურეთ ჯგუფი.',
      en: 'Give it seats (groups.csv: capacity), or close the group.',
    },
  },
  'subject-impossible': {
    title: {
      ka: 'საგნის ჯგუფების ყველა ვარიანტი იკვეთება',
      en: 'Every choice of groups of a subject clashes',
    },
    mend: {
      ka: 'გადაიტანეთ ერთ-ერთი ჯგუფი სხვა დროზე (groups.csv): ამ საგანზე ვერავინ დარეგისტრირდება.',
      en: 'Move one of its groups to another time (groups.csv): nobody can register for this subject.',
    },
  },
  'room-twice': {
    title: { ka: 'აუდიტორიაში ერთდროულად ორი ჯგუფია', en: 'Two groups are in a room at the same time' },
    mend: {
      ka: 'შეცვალეთ ერთ-ერთის აუდიტორია ან დრო (groups.csv).',
      en: 'Change the room or the time of one (groups.csv).',
    },
  },
  'lecturer-twice': {
    title: { ka: 'ლექტორს ერთდროულად ორი ჯგუფი აქვს', en: 'A lecturer has two groups at the same time' },
    mend: { ka: 'შეცვალეთ ერთ-ერთის ლექტორი ან დრო.', en: 'Change the lecturer or the time of one.' },
  },
  'exam-clash': {
    title: {
      ka: 'ერთი კურსის ორი გამოცდა ერთდროულადაა',
      en: 'Two exams of the same cohort are at the same time',
    },
    mend: {
      ka: 'გადაიტანეთ ერთ-ერთი (exam.day, exam.starts).',
      en: 'Move one of them (exam.day, exam.starts).',
    },
  },
  'exam-without-room': {
    title: { ka: 'გამოცდას აუდიტორია არ აქვს', en: 'An exam has no room' },
    mend: {
      ka: 'თუ გამოცდა დისტანციური არ არის, მიუთითეთ exam.room_id.',
      en: 'Unless the exam is a distance exam, set exam.room_id.',
    },
  },
  'exam-seats-short': {
    title: {
      ka: 'გამოცდაზე რეგისტრირებულზე ნაკლები ადგილია',
      en: 'An exam has fewer seats than registered students',
    },
    mend: {
      ka: 'დაამატეთ ადგილები (ცხრილი exam_seat). რიცხვები: ადგილები / რეგისტრირებულები.',
      en: 'Add seats (table exam_seat). The numbers are seats / registered students.',
    },
  },
  'calendar-empty': {
    title: { ka: 'აკადემიური კალენდარი ცარიელია', en: 'The academic calendar is empty' },
    mend: {
      ka: 'დაამატეთ სემესტრის თარიღები (ცხრილი academic_event).',
      en: 'Add the dates of the semester (table academic_event).',
    },
  },
}
