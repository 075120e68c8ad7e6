import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  count: { ka: 'სულ {count}', en: { one: '{count} entry', other: '{count} entries' } },
  order: { ka: 'დალაგება', en: 'Order' },
  usual: { ka: 'ჩვეულებრივი', en: 'As usual' },
  upwards: { ka: '{column} ↑', en: '{column} ↑' },
  downwards: { ka: '{column} ↓', en: '{column} ↓' },
  csv: { ka: 'CSV', en: 'CSV' },
  csvOf: { ka: 'სიის ჩამოტვირთვა, CSV', en: 'Download the list, CSV' },
  xlsx: { ka: 'Excel', en: 'Excel' },
  xlsxOf: { ka: 'სიის ჩამოტვირთვა, Excel', en: 'Download the list, Excel' },
  noneOnPage: { ka: 'ამ გვერდზე აღარაფერია.', en: 'There is nothing on this page any more.' },
  loading: { ka: 'იტვირთება: {loaded} / {total}', en: 'Loading {loaded} of {total}' },
  tooMany: {
    ka: 'ფაილში {max}-ზე მეტი ჩანაწერი ვერ ეტევა, სიაში კი {total} ჩანაწერია. დააზუსტეთ ფილტრი.',
    en: 'A file holds at most {max} entries, and the list has {total}. Narrow the filters.',
  },
})
