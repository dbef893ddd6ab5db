import { useMessages } from '@console/design/messages';
import { Link, useLocation } from '@console/design/router';
import { useStyles } from '@console/design/theme';
import { type AreaDeclaration, textIn } from '@console/remote/contract';
import { sectionAt, targetOf } from '../areas/navigation';
import { useConfiguration } from '../configuration';
import css from './areaSections.css';

/** The tabs of the area that is open, the current one marked [NAV-08 to NAV-10]. */
export function AreaSections({ area }: { readonly area: AreaDeclaration }) {
  useStyles(css);
  const translate = useMessages();
  const configuration = useConfiguration();
  const { pathname } = useLocation();
  const { sections = [] } = area;
  const current = sectionAt(sections, pathname);
  return (
    <nav aria-label={translate('sections.label', { area: textIn(area.title) })}>
      <ul className="area-sections">
        {sections.map((section) => {
          const label = textIn(section.title);
          const target = targetOf(section, configuration);
          return (
            // A guided tour points at tabs by their names.
            <li key={section.name} data-tour={`${area.name}-${section.name}`}>
              {'to' in target ? (
                <Link
                  className="area-sections__link"
                  data-label={label}
                  to={target.to}
                  aria-current={section === current ? 'page' : undefined}
                >
                  {label}
                </Link>
              ) : (
                <a className="area-sections__link" data-label={label} href={target.href}>
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
