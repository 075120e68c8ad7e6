import { session } from '#contract/account/session.ts'
import { defineQuestion } from '#web/parts/duties/question.ts'

/** Whether the student is in Georgia, asked once a semester (spec 4.6.6). */
export const locationQuestion = defineQuestion({
  title: { ka: 'სად იმყოფებით?', en: 'Where are you?' },
  text: {
    ka: 'მიუთითეთ, იმყოფებით თუ არა ამ სემესტრში საქართველოში. პასუხის შემდეგ პორტალი გაიხსნება.',
    en: 'This semester the university needs to know whether you are in Georgia. The portal opens once you have answered.',
  },
  deadlineText: { ka: 'უპასუხეთ {date}.', en: 'Answer by {date}.' },
  answers: {
    georgia: { label: { ka: 'საქართველოში ვარ', en: 'I am in Georgia' } },
    abroad: { label: { ka: 'საზღვარგარეთ ვარ', en: 'I am abroad' } },
  },
  saved: { ka: 'თქვენი პასუხი შენახულია', en: 'Your answer is saved' },
  call: session.studentLocation,
  toBody: (answer) => ({ is_in_georgia: answer === 'georgia' }),
})
