import { iconPaths } from '#web/ui/icon-paths.ts'

/** The icons of the sections. Those that students do not have stay out of their first load. */
export const sectionIcons = {
  ...iconPaths,
  books: 'M5 4h4v16H5zM9 4h4v16H9zM14.5 5.5l3.5-1 3.5 14.5-3.5 1z',
  bag: 'M5 8h14l1 12H4zM9 8V7a3 3 0 016 0v1',
  megaphone: 'M4 10v4h3l9 4V6l-9 4zM8 14.5l1.5 5.5H12l-1.5-4.5M19 9.5a4 4 0 010 5',
} as const

export type SectionIcon = keyof typeof sectionIcons
