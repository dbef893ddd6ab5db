import { useMessages } from '@console/design/messages';
import { Link, useLocation } from '@console/design/router';
import { useStyles } from '@console/design/theme';
import { useMemo } from 'react';
import { useConfiguration } from '../configuration';
import { areaName, areaOf } from './areaNames';
import css from './areaSections.css';
import { areaSections, sectionAt } from './areaSections';

/** The parts of the area that is open, the current one marked; nothing for an area of one page [NAV-08 to NAV-10]. */
export function AreaSections() {
  useStyles(css);
  const translate = useMessages();
  const configuration = useConfiguration();
  const { pathname } = useLocation();
  const area = areaOf(pathname);
  const sections = useMemo(() => (area ? areaSections(area, configuration) : []), [area, configuration]);
  if (!area || sections.length === 0) return null;
  const current = sectionAt(sections, pathname);
  return (
    <nav aria-label={translate('sections.label', { area: translate(areaName(area)) })}>
      <ul className="area-sections">
        {sections.map((section) => {
          const label = translate(`sections.${area}.${section.key}`);
          return (
            <li key={section.key}>
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
