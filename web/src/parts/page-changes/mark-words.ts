import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  markGiven: { ka: '{what}: ახალი შედეგი, {now}.', en: '{what}: new result, {now}.' },
  markChanged: { ka: '{what}: იყო {was}, ახლა არის {now}.', en: '{what}: was {was}, is now {now}.' },
  markGone: {
    ka: '{what}: შედეგი გაუქმდა, იყო {was}.',
    en: '{what}: the result was taken back, it was {was}.',
  },
  statusChanged: {
    ka: '{what}: სტატუსი იყო „{was}“, ახლა არის „{now}“.',
    en: '{what}: the status was “{was}”, is now “{now}”.',
  },
  recovered: { ka: 'აღდგენა: {status}', en: 'Recovery: {status}' },
  pointsOf: { ka: '{points} ქულა', en: { one: '{points} point', other: '{points} points' } },
  finalOf: { ka: '{points} ({letter})', en: '{points} ({letter})' },
})
