import { StrokeIcon } from './StrokeIcon.tsx'

/** Stroke paths on a grid of 24. */
export const iconPaths = {
  logo: 'M3 9l9-5 9 5-9 5zM7 11.500V17c3 2.500 7 2.500 10 0v-5.500M21 9v6',
  home: 'M4 11l8-7 8 7v9h-5v-6h-6v6H4z',
  card: 'M3 6h18v12H3zM3 10h18M7 15h4',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4',
  pencil: 'M4 20l1-5L16 4l4 4L9 19zM13 7l4 4',
  marks: 'M4 20h16M7 20v-6M12 20V5M17 20v-9',
  exam: 'M6 3h12v18H6zM9 8h6M9 15l2 2 4-4',
  bell: 'M6 16V11a6 6 0 0112 0v5l2 2H4zM10 21h4',
  more: 'M4 6h16M4 12h16M4 18h16',
  dots: 'M6 12a1 1 0 10-2 0 1 1 0 002 0zM13 12a1 1 0 10-2 0 1 1 0 002 0zM20 12a1 1 0 10-2 0 1 1 0 002 0z',
  grip: 'M9 6v.01M15 6v.01M9 12v.01M15 12v.01M9 18v.01M15 18v.01',
  plus: 'M12 5v14M5 12h14',
  person: 'M12 12a4 4 0 100-8 4 4 0 000 8zM4 21c0-4 4-6 8-6s8 2 8 6',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  search: 'M11 18a7 7 0 100-14 7 7 0 000 14zM16 16l5 5',
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M5 12l5 5L19 7',
  error: 'M12 21a9 9 0 100-18 9 9 0 000 18zM12 7v6M12 16.5v.5',
  warning: 'M12 4l9 16H3zM12 10v5M12 17.5v.5',
  info: 'M12 21a9 9 0 100-18 9 9 0 000 18zM12 11v6M12 7v.5',
  down: 'M6 9l6 6 6-6',
  right: 'M9 6l6 6-6 6',
  left: 'M15 6l-6 6 6 6',
  larger: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  smaller: 'M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5',
  sidebar: 'M4 5h16v14H4zM9 5v14',
  leave: 'M14 4h6v16h-6M4 12h11M11 8l4 4-4 4',
  sun: 'M12 16a4 4 0 100-8 4 4 0 000 8zM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6L7 7M17 17l1.4 1.4M18.4 5.6L17 7M7 17l-1.4 1.4',
  moon: 'M20 14A8 8 0 119.5 4 6.5 6.5 0 0020 14z',
  screen: 'M4 5h16v11H4zM9 20h6M12 16v4',
  clock: 'M12 21a9 9 0 100-18 9 9 0 000 18zM12 7v5l3 3',
  pin: 'M12 21s7-6 7-11a7 7 0 10-14 0c0 5 7 11 7 11zM12 12a2 2 0 100-4 2 2 0 000 4z',
  people:
    'M9 11a3.5 3.5 0 100-7 3.5 3.5 0 000 7zM2 20c0-4 3-6 7-6s7 2 7 6M16 4.5a3.5 3.5 0 010 6.5M18 14.500c2.500.6 4 2.500 4 5.500',
  lock: 'M6 11h12v9H6zM9 11V7a3 3 0 016 0v4',
  book: 'M4 5c3-1 6 0 8 1.500C14 5 17 4 20 5v13c-3-1-6 0-8 1.500C10 18 7 17 4 18zM12 6.500v13',
  again: 'M19 8a8 8 0 10.700 7M20 4v5h-5',
  clip: 'M20 11l-8.500 8.500a5 5 0 01-7-7L13 4a3.300 3.300 0 014.700 4.700L9.500 17a1.700 1.700 0 01-2.400-2.400L14.500 7',
} as const

export type IconName = keyof typeof iconPaths

/** A decorative icon beside its text, hidden from screen readers. */
export const Icon = ({ name, size }: { name: IconName; size?: number }) => (
  <StrokeIcon d={iconPaths[name]} {...(size && { size })} />
)
