-- Ends of troubles are events of their own in a page.
create index health_event_by_end on health_event (component, event_end_time desc, id desc) where event_end_time is not null;
