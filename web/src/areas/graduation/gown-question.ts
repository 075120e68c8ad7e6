import { graduation } from '#contract/administration/graduation.ts'
import { defineQuestion } from '#web/parts/duties/question.ts'

/** Whether the gown is bought or rented (spec 4.6.4). */
export const gownQuestion = defineQuestion({
  title: { ka: 'გამოსაშვები მანტია', en: 'Your graduation gown' },
  text: {
    ka: 'აირჩიეთ, იყიდით მანტიას თუ იქირავებთ ცერემონიის დღისთვის. შენახული არჩევანის შესაცვლელად სკოლის დეპარტამენტს უნდა მიმართოთ.',
    en: 'Choose whether to buy a gown or rent one for the day. To change your choice later, you would have to contact the school department.',
  },
  answers: {
    buy: {
      label: { ka: 'ვიყიდი', en: 'I will buy it' },
      hint: { ka: 'მანტია თქვენთან დარჩება.', en: 'The gown stays with you.' },
    },
    rent: {
      label: { ka: 'ვიქირავებ', en: 'I will rent it' },
      hint: {
        ka: 'მანტიას ცერემონიის შემდეგ დააბრუნებთ.',
        en: 'You give the gown back after the ceremony.',
      },
    },
  },
  call: graduation.saveGown,
  toBody: (chosenType) => ({ chosenType }),
})
