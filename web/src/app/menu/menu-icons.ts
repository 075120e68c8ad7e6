import { iconPaths } from '#web/ui/icon-paths.ts'
import type { ScreenPath } from '#web/app/paths.ts'

/** The drawing of each screen; those of screens that only the menu draws are not in `Icon`, which the first paint has. */
export const menuIcons: Readonly<Partial<Record<ScreenPath, string>>> = {
  '/': iconPaths.home,
  '/duties': 'M4 6l2 2 3-3M4 13l2 2 3-3M12 7h8M12 14h8M5 20h15',
  '/schedule': iconPaths.calendar,
  '/evaluations': iconPaths.marks,
  '/my-program': iconPaths.book,
  '/academic-calendar': 'M4 6h16v14H4zM8 3v4M16 3v4M8 11h1M12 11h1M16 11h.5M8 15.500h1M12 15.500h1',
  '/presentations': 'M4 4h16v11H4zM12 15v5M8 20h8M9 12V9M12 12V7M15 12v-2',
  '/registration': iconPaths.pencil,
  '/registration-steps': 'M4 20v-5h5v-5h5V5h6',
  '/pre-registration': 'M6 4h12v17l-6-4-6 4z',
  '/register_problems': iconPaths.error,
  '/exam-schedule': iconPaths.exam,
  '/exam-view': 'M2 12c4-8 16-8 20 0-4 8-16 8-20 0zM12 15a3 3 0 100-6 3 3 0 000 6z',
  '/my-applications': 'M4 4h16v16H4zM4 14h5l1 2h4l1-2h5M8 8h8M8 11h8',
  '/my-applications/new': 'M6 3h9l4 4v14H6zM15 3v4h4M12 11v6M9 14h6',
  '/psychologist-consultation': 'M4 5h16v11H10l-5 4v-4H4zM8 9h8M8 12h5',
  '/conversations': 'M4 5h16v11H10l-5 4v-4H4z',
  '/lab': 'M4 14a8 8 0 0116 0M4 14h3v6H4zM17 14h3v6h-3z',
  '/university-charter': 'M6 3h9l4 4v14H6zM15 3v4h4M9 12h7M9 16h7',
  '/master-themes': iconPaths.logo,
  '/master-components': 'M4 5h7v6H4zM13 5h7v6h-7zM4 13h7v6H4zM13 13h7v6h-7z',
  '/medicine-topics': 'M3 12h4l3-7 4 14 3-7h4',
  '/medicine-lab-groups': iconPaths.people,
  '/my-library': 'M5 4h4v16H5zM9 4h4v16H9zM14.500 5l3.500-1 3.500 15-3.500 1z',
  '/online-books':
    'M12 6c-2-1.500-5-2-8-1.500V18c3-.500 6 0 8 1.500 2-1.500 5-2 8-1.500V4.500C17 4 14 4.500 12 6zM12 6v13.500',
  '/cam-requests': 'M4 7h4l2-3h4l2 3h4v12H4zM12 16a3.500 3.500 0 100-7 3.500 3.500 0 000 7z',
  '/cinematography-cam-requests': 'M4 7h4l2-3h4l2 3h4v12H4zM12 16a3.500 3.500 0 100-7 3.500 3.500 0 000 7z',
  '/clubs': iconPaths.people,
  '/clubs/manage': iconPaths.people,
  '/clubs/form': iconPaths.plus,
  '/profile': iconPaths.person,
  '/logout': iconPaths.leave,
}
