export interface DemoProject {
  readonly title: string
  readonly description: string
  /** Days from today. */
  readonly from: number
  readonly to: number
  readonly status: 'in_progress' | 'rejected' | 'approved'
  readonly reason: string | null
  readonly approvedCost: string | null
  readonly sentDaysAgo: number
  readonly resources: readonly (readonly [what: string, quantity: number, price: string])[]
}

/** The projects of the debate club, one in each state. */
export const clubProjects: readonly DemoProject[] = [
  {
    title: 'საშემოდგომო ტურნირი',
    description:
      'ორდღიანი ტურნირი რვა უნივერსიტეტის 32 სტუდენტისთვის. ფინალი ღიაა ყველასთვის და სააქტო დარბაზში ტარდება.',
    from: -20,
    to: -19,
    status: 'approved',
    reason: 'დარბაზს უნივერსიტეტი უფასოდ დაგითმობთ, ამიტომ ქირა დამტკიცებულ თანხაში არ შედის.',
    approvedCost: '412.00',
    sentDaysAgo: 48,
    resources: [
      ['დარბაზის ქირა, დღე', 2, '150.00'],
      ['ჩაი, ყავა და ნამცხვარი ერთ მონაწილეზე', 32, '9.50'],
      ['თასი გამარჯვებულებისთვის', 3, '36.00'],
    ],
  },
  {
    title: 'ტრენერი ლონდონიდან',
    description: 'სამდღიანი ტრენინგი მოწვეულ მსაჯთან.',
    from: 40,
    to: 42,
    status: 'rejected',
    reason: 'მგზავრობის ხარჯს ვერ დავფარავთ. სცადეთ ონლაინ ტრენინგი და პროექტი ხელახლა გამოგზავნეთ.',
    approvedCost: null,
    sentDaysAgo: 16,
    resources: [
      ['ავიაბილეთი', 1, '1450.00'],
      ['სასტუმრო, ღამე', 3, '180.00'],
    ],
  },
  {
    title: 'დებატები სკოლებში',
    description:
      'თბილისის ოთხ საჯარო სკოლაში მეთორმეტეკლასელებს დებატების წესებს ვასწავლით და თითო სასწავლო შეხვედრას ჩავატარებთ.',
    from: 18,
    to: 32,
    status: 'in_progress',
    reason: null,
    approvedCost: null,
    sentDaysAgo: 3,
    resources: [
      ['სახელმძღვანელოს ბეჭდვა', 120, '2.35'],
      ['ტაიმერი', 4, '24.90'],
    ],
  },
]
