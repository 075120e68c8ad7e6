interface Topic {
  readonly ka: string
  readonly en: string
}

/** Topics of medicine: in the basic sciences (BMS) and in the clinical subjects (CLI). */
export const topicsByField: Readonly<Record<string, readonly Topic[]>> = {
  BMS: [
    {
      ka: 'ქსოვილის აგებულება სინათლის მიკროსკოპში',
      en: 'The structure of a tissue under the light microscope',
    },
    { ka: 'უჯრედის დაზიანება და აღდგენა', en: 'Injury and repair of the cell' },
    {
      ka: 'ანთების მექანიზმები და მათი შეფასება',
      en: 'The mechanisms of inflammation, and how they are assessed',
    },
    { ka: 'ლაბორატორიული მეთოდის სიზუსტე და ცდომილება', en: 'Accuracy and error of a laboratory method' },
    { ka: 'ჰომეოსტაზი: რეგულაცია ერთი ორგანოს მაგალითზე', en: 'Homeostasis: regulation shown in one organ' },
    {
      ka: 'მემკვიდრეობითი დაავადების მოლეკულური საფუძველი',
      en: 'The molecular basis of a hereditary disease',
    },
    { ka: 'ექსპერიმენტის დაგეგმვა და ბიოეთიკა', en: 'Planning an experiment, and its ethics' },
    {
      ka: 'ანატომიური ვარიაციები და მათი კლინიკური მნიშვნელობა',
      en: 'Anatomical variations and what they mean for the clinic',
    },
  ],
  CLI: [
    { ka: 'კლინიკური შემთხვევა: ანამნეზიდან დიაგნოზამდე', en: 'A clinical case, from history to diagnosis' },
    {
      ka: 'დიფერენციული დიაგნოზი გადაუდებელ მდგომარეობაში',
      en: 'Differential diagnosis in an emergency',
    },
    {
      ka: 'მტკიცებულებებზე დაფუძნებული მკურნალობა: გაიდლაინების შედარება',
      en: 'Treatment by evidence: a comparison of guidelines',
    },
    { ka: 'პაციენტის უსაფრთხოება და სამედიცინო შეცდომა', en: 'Patient safety and medical error' },
    {
      ka: 'მედიკამენტების ურთიერთქმედება ხანდაზმულ პაციენტებში',
      en: 'Drug interactions in elderly patients',
    },
    {
      ka: 'რეაბილიტაცია და სიცოცხლის ხარისხი მკურნალობის შემდეგ',
      en: 'Rehabilitation and quality of life after treatment',
    },
    { ka: 'პრევენცია პირველად ჯანდაცვაში', en: 'Prevention in primary care' },
    {
      ka: 'კომუნიკაცია პაციენტთან: მძიმე ამბის შეტყობინება',
      en: 'Talking with patients: how to break bad news',
    },
  ],
}

/** Names of laboratory groups; further ones have a number after the name. */
export const labGroupNames: readonly string[] = [
  'ჰიპოკრატე',
  'ასკლეპიოსი',
  'გალენი',
  'ავიცენა',
  'პანასკერტელი',
  'ვირხოვი',
  'პასტერი',
  'ფლემინგი',
  'ნეირონი',
  'მიოზინი',
  'Team Alpha',
  'Night Shift',
]
