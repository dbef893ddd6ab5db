import { useMessages } from '@console/design/messages';
import { Link, useLocation } from '@console/design/router';
import { useStyles } from '@console/design/theme';
import type { Area } from '@console/remote';
import { areaName } from '../areas/areaNames';
import { type AreaSection, sectionAt } from '../areas/areaSections';
import css from './areaSections.css';

interface AreaSectionsProps {
  readonly area: Area;
  readonly sections: readonly AreaSection[];
}

/** The parts of the area that is open, the current one marked [NAV-08 to NAV-10]. */
export function AreaSections({ area, sections }: AreaSectionsProps) {
  useStyles(css);
  const translate = useMessages();
  const { pathname } = useLocation();
  const current = sectionAt(sections, pathname);
  return (
    <nav aria-label={translate('sections.label', { area: translate(areaName(area)) })}>
      <ul className="area-sections">
        {sections.map((section) => {
          const label = translate(`sections.${area}.${section.key}`);
          return (
            <li key={section.key} data-tour={`${area}-${section.key}`}>
              {'to' in section ? (
                <Link
                  className="area-sections__link"
                  to={section.to}
                  aria-current={section === current ? 'page' : undefined}
                >
                  {label}
                </Link>
              ) : (
                <a className="area-sections__link" href={section.href}>
                  {label}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
