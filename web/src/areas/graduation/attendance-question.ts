import { graduation } from '#contract/administration/graduation.ts'
import { defineQuestion } from '#web/parts/duties/question.ts'

/** Attendance at the graduation; undecided students are asked again (spec 4.6.3). */
export const attendanceQuestion = defineQuestion({
  title: { ka: 'გამოშვების ცერემონია', en: 'The graduation ceremony' },
  text: {
    ka: 'წელს უნივერსიტეტს ამთავრებთ. მიუთითეთ, დაესწრებით თუ არა ცერემონიას, რათა ადგილი მოგიმზადოთ.',
    en: 'You are graduating this year. The university needs to know whether you will attend the ceremony, so that there is a place for you.',
  },
  answers: {
    yes: { label: { ka: 'დავესწრები', en: 'I will attend' } },
    no: {
      label: { ka: 'ვერ დავესწრები', en: 'I will not attend' },
      hint: {
        ka: 'დიპლომს სკოლის დეპარტამენტში მიიღებთ; მანტია აღარ შეიკვეთება.',
        en: 'You will get your diploma from the school department; no gown will be ordered.',
      },
    },
    notDecided: {
      label: { ka: 'ჯერ არ გადამიწყვეტია', en: 'I have not decided yet' },
      hint: { ka: 'კვლავ შვიდი დღის შემდეგ გკითხავთ.', en: 'You will be asked again in seven days.' },
    },
  },
  call: graduation.saveAttendance,
  toBody: (answer) => ({ answer }),
})
