interface Text {
  readonly ka: string
  readonly en: string
}
interface Field {
  readonly topics: readonly Text[]
  /** The contexts in which each topic is studied. */
  readonly contexts: readonly Text[]
}

const inGeorgia = { ka: 'საქართველოს მაგალითი', en: 'the case of Georgia' }

/** Topics by the key of the master's programme; each topic in each context is a theme. */
export const themesByProgramme: Readonly<Record<string, Field>> = {
  'data-science': {
    topics: [
      { ka: 'ანომალიების აღმოჩენა', en: 'Detecting anomalies' },
      { ka: 'დროითი მწკრივების პროგნოზირება', en: 'Forecasting time series' },
      { ka: 'მოდელის გადაწყვეტილებების ახსნა', en: 'Explaining the decisions of a model' },
      { ka: 'ქართული ტექსტების კლასიფიკაცია', en: 'Classifying Georgian texts' },
      { ka: 'რეკომენდაციის სისტემის სამართლიანობა', en: 'Fairness of a recommender system' },
      { ka: 'მონაცემთა ანონიმიზაცია', en: 'Anonymising data' },
      { ka: 'მიზეზშედეგობრივი დასკვნა დაკვირვებებიდან', en: 'Causal inference from observations' },
      { ka: 'სწავლება მცირე რაოდენობის მაგალითებით', en: 'Learning from few examples' },
    ],
    contexts: [
      { ka: 'საბანკო მონაცემები', en: 'banking data' },
      { ka: 'სამედიცინო მონაცემები', en: 'medical data' },
      { ka: 'ქალაქის ტრანსპორტი', en: 'city transport' },
    ],
  },
  mba: {
    topics: [
      { ka: 'მცირე ბიზნესის დაფინანსება', en: 'Financing small business' },
      { ka: 'ბრენდის ღირებულების შეფასება', en: 'Valuing a brand' },
      { ka: 'მიწოდების ჯაჭვის მდგრადობა', en: 'Resilience of a supply chain' },
      { ka: 'თანამშრომელთა მოტივაცია', en: 'Motivating staff' },
    ],
    contexts: [inGeorgia, { ka: 'ციფრული ვაჭრობა', en: 'digital trade' }],
  },
  'public-administration': {
    topics: [
      { ka: 'მოქალაქეთა ჩართულობა ბიუჯეტის დაგეგმვაში', en: 'Citizens in the planning of a budget' },
      { ka: 'საჯარო სერვისების ხარისხი', en: 'Quality of public services' },
      { ka: 'დეცენტრალიზაციის რეფორმა', en: 'The reform of decentralisation' },
    ],
    contexts: [inGeorgia, { ka: 'მცირე მუნიციპალიტეტები', en: 'small municipalities' }],
  },
  'public-health': {
    topics: [
      { ka: 'ვაქცინაციით მოცვა', en: 'Coverage by vaccination' },
      { ka: 'ჯანდაცვის ხელმისაწვდომობა', en: 'Access to health care' },
      { ka: 'ანტიბიოტიკებისადმი რეზისტენტობა', en: 'Resistance to antibiotics' },
      { ka: 'ფსიქიკური ჯანმრთელობის სკრინინგი', en: 'Screening for mental health' },
    ],
    contexts: [inGeorgia, { ka: 'სოფლის ამბულატორიები', en: 'village clinics' }],
  },
  'international-law': {
    topics: [
      { ka: 'იძულებით გადაადგილებულ პირთა უფლებები', en: 'Rights of displaced persons' },
      { ka: 'საინვესტიციო არბიტრაჟი', en: 'Investment arbitration' },
      { ka: 'შავი ზღვის სამართლებრივი რეჟიმი', en: 'The legal regime of the Black Sea' },
    ],
    contexts: [
      inGeorgia,
      { ka: 'სტრასბურგის სასამართლოს პრაქტიკა', en: 'the practice of the Strasbourg court' },
    ],
  },
}
