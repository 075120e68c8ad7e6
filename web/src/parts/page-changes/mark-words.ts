import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  markGiven: { ka: '{what}: ახალი შედეგი, {now}.', en: '{what}: new result, {now}.' },
  markChanged: { ka: '{what}: იყო {was}, ახლა არის {now}.', en: '{what}: {was} → {now}.' },
  markGone: {
    ka: '{what}: შედეგი გაუქმდა, იყო {was}.',
    en: '{what}: result withdrawn, {was}.',
  },
  statusChanged: {
    ka: '{what}: სტატუსი იყო „{was}“, ახლა არის „{now}“.',
    en: '{what}: status “{was}” → “{now}”.',
  },
  recovered: { ka: 'აღდგენა: {status}', en: 'Recovery: {status}' },
  pointsOf: { ka: '{points} ქულა', en: { one: '{points} point', other: '{points} points' } },
  finalOf: { ka: '{points} ({letter})', en: '{points} ({letter})' },
})
