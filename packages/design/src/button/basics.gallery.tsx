import type { GalleryPage } from '../../gallery/galleryPage';
import { Banner } from '../banner';
import { Card, CardGrid, DescriptionList } from '../card';
import { AddIcon, EditIcon, SignOutIcon } from '../icons';
import { Menu } from '../menu';
import { Badge, Status, type Tone } from '../status';
import { Button, HelpHint, IconButton, LinkButton } from '.';

const loud = ['success', 'warning', 'danger', 'info'] as const;
const tones: readonly Tone[] = [...loud, 'neutral'];

/** Buttons, states, banners and cards. */
export const basics: GalleryPage = {
  name: 'Buttons, states and cards',
  stories: [
    {
      name: 'Buttons',
      content: (
        <div className="gallery__row">
          <Button>Default</Button>
          <Button tone="primary" icon={<AddIcon />}>
            Primary
          </Button>
          <Button tone="danger">Danger</Button>
          <Button tone="quiet">Quiet</Button>
          <Button size="small">Small</Button>
          <Button pending>Under way</Button>
          <Button blockedReason="It is being upgraded.">Blocked</Button>
          <LinkButton to="/">Link</LinkButton>
          <HelpHint label="Limits of the host">CPU up to 80 % for 60 seconds.</HelpHint>
          <IconButton label="Edit dock-1" icon={<EditIcon />} />
          <Menu
            label="More"
            items={[{ key: 'out', label: 'Sign out', icon: <SignOutIcon />, onAct: () => undefined }]}
          />
        </div>
      ),
    },
    {
      name: 'States',
      content: (
        <div className="gallery__row">
          {tones.map((tone) => (
            <Status key={tone} tone={tone} label={tone} />
          ))}
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </div>
      ),
    },
    {
      name: 'Banners',
      content: loud.map((tone) => (
        <Banner key={tone} tone={tone} title={`Banner: ${tone}`} action={<Button>Try again</Button>}>
          What there is to know.
        </Banner>
      )),
    },
    {
      name: 'Cards',
      content: (
        <CardGrid>
          <Card title="Identity">
            <DescriptionList
              items={[
                { label: 'Name', value: 'dock-1' },
                { label: 'Facility', value: undefined },
              ]}
            />
          </Card>
        </CardGrid>
      ),
    },
  ],
};
