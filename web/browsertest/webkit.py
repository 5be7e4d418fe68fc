# A browser of nothing but WebKitGTK for the tests: its profile on disk, driven by WebKitWebDriver. MiniBrowser keeps nothing when it is
# driven. Arguments: the profile, the scripts that come before each page's own. Files are saved in "saved" of the profile. From the
# pipe "commands" there, one command a line behind its number: "pdf FILE" prints the page of the view that was opened last, "language TAG" is what the browser asks for.
# The address of the last page that could not be loaded, of which the driver says nothing, stands in the file "failed".
import os, sys
import gi
gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2

profile, script = sys.argv[1], open(sys.argv[2]).read()
manager = WebKit2.WebsiteDataManager(base_data_directory=profile + "/data", base_cache_directory=profile + "/cache")
context = WebKit2.WebContext(website_data_manager=manager)
context.set_automation_allowed(True)
settings = WebKit2.Settings(enable_write_console_messages_to_stdout=True, enable_developer_extras=True, enable_smooth_scrolling=False)
content = WebKit2.UserContentManager()
content.add_script(WebKit2.UserScript.new(script, WebKit2.UserContentInjectedFrames.ALL_FRAMES, WebKit2.UserScriptInjectionTime.START, None, None))
views = []


def failed(_, event, address, error):
    if not error.matches(WebKit2.network_error_quark(), WebKit2.NetworkError.CANCELLED):
        with open(profile + "/failed", "w") as said:
            said.write(address + ": " + error.message)
    return False  # the engine's own page says so too


def open_view(*_):
    view = WebKit2.WebView(web_context=context, settings=settings, user_content_manager=content, is_controlled_by_automation=True)
    window = Gtk.Window(decorated=False, default_width=1280, default_height=800)
    window.add(view)
    window.show_all()
    view.connect("load-failed", failed)
    view.connect("close", lambda _: (views.remove(view), window.destroy()))
    view.connect("web-process-terminated", lambda _, why: print("CONSOLE the page's process ended:", why.value_nick, flush=True))
    views.append(view)
    return view


def automated(_, session):
    session.connect("create-web-view", open_view)
    info = WebKit2.ApplicationInfo()
    info.set_name("wasit")
    session.set_application_info(info)


def started(_, download):
    download.connect("decide-destination", lambda d, name: d.set_destination(GLib.filename_to_uri(profile + "/saved/" + name, None)) or True)


def printed(path):
    target = Gtk.PrintSettings()
    target.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, GLib.filename_to_uri(path + ".part", None))
    target.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, "pdf")
    target.set_printer("Print to File")
    page = Gtk.PageSetup()
    page.set_paper_size(Gtk.PaperSize.new(Gtk.PAPER_NAME_A4))
    operation = WebKit2.PrintOperation(web_view=views[-1], print_settings=target, page_setup=page)
    operation.connect("finished", lambda _: os.rename(path + ".part", path))
    operation.connect("failed", lambda _, error: print("CONSOLE printing failed:", error.message, flush=True))
    operation.print_()


def told(*_):
    number, command, value = commands.readline().decode().rstrip("\n").split(" ", 2)
    {"pdf": printed, "language": lambda tag: context.set_preferred_languages([tag])}[command](value)
    with open(profile + "/answered", "w") as answered:
        answered.write(number)
    return True


context.connect("automation-started", automated)
context.connect("download-started", started)
commands = os.fdopen(os.open(profile + "/commands", os.O_RDWR), "rb", buffering=0)
GLib.io_add_watch(commands.fileno(), GLib.PRIORITY_DEFAULT, GLib.IOCondition.IN, told)
Gtk.main()
