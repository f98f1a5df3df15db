## `serve`: the page over HTTP, and what the server says.

help-value-address = ADDRESS
help-value-network = ADDRESS[/BITS]
help-value-url = URL
help-value-seconds = SECONDS

help-serve = Serve the page, to play, learn and study in the browser
help-serve-examples =
    The page works on its own once it is loaded, without a network: rules and engine run in the browser.
    Ctrl-C ends the server.
    
    Limits keep the server there for everybody, however slow or many its clients are; docs/serving.md tells all of them.
    
    At tables people who are far apart play each other. What happens there is kept in a directory, and backed up every day.
    docs/serving.md tells what is kept and for how long.
    
    Examples:
      ludotheca serve                          for the browsers of this machine
      ludotheca serve --port 9000              another port; 0 means any that is free
      ludotheca serve --bind 0.0.0.0           for other machines too
      ludotheca serve --bind [::1]:9000        address and port in one
      ludotheca serve --page web/dist --log    a page from a folder, and a line for each request
      ludotheca serve --data /srv/ludotheca    tables kept elsewhere
      ludotheca serve --no-tables              the page alone
      ludotheca serve --bind 10.0.0.5 --trusted-proxy 10.0.0.1
                                               behind a proxy that speaks for many clients
help-serve-port = The port (8080)
help-serve-bind = The address of this machine to listen at, perhaps with a port (127.0.0.1)
help-serve-page = Serve the built page of this folder instead of the one in the program
help-serve-public-url = Where others find the page, such as https://example.org; then links to it are shown with a title and a picture
help-serve-log = Write a line for each request to the error stream
help-serve-connections = How many connections may be open in all (2000); further ones wait until one ends
help-serve-connections-per-address = How many connections one address may have open (100); an IPv6 network of 64 bits counts as one address, and this machine itself may have as many as there are
help-serve-trusted-proxy = A proxy, or a network of them, that may have as many connections as there are and whose X-Forwarded-For is believed; may be given several times
help-serve-no-tables = Without tables: the page for playing alone, and nothing is kept
help-serve-backups = Where the server makes a backup every day; left out, backups in the directory of the tables, and none of a database
help-serve-house = How many house computers may think at once (1); 0 for none
help-serve-head-timeout = How long a client may take to send the head of a request (10)
help-serve-idle-timeout = How long a connection may wait for its next request (60)
help-serve-stall-timeout = How long a client may stop taking its answer (60)

serve-ready = Ludotheca is open at { $url } – Ctrl-C ends it.
serve-ready-widely =
    Ludotheca is open at { $url }, and for every machine that can reach this one – Ctrl-C ends it.
    There, browsers keep the page for use without a network only behind HTTPS.

serve-no-page =
    This program was built without its page. From the sources, “cargo xtask serve” builds the page and a program that
    contains it. Or name the folder of a built page: “ludotheca serve --page web/dist”.
serve-no-index = There is no index.html in { $path }, so it is not a built page. “cargo xtask page” builds one in web/dist.
serve-no-folder = There is no folder { $path }. “cargo xtask page” builds the page in web/dist.
serve-page-too-many = { $path } holds more than { $most } files and folders, so it is hardly a built page. “cargo xtask page” builds one in web/dist.
serve-page-too-large = The files in { $path } have more than { $most } MiB in all, so it is hardly a built page. “cargo xtask page” builds one in web/dist.
serve-page-name = The name of { $path } is not UTF-8, so no address could lead to it. Rename it or take it out of the page.
serve-damaged-page = The page in this program is damaged. Build it again with “cargo xtask serve”.
serve-taken = Port { $port } of { $host } is in use, perhaps by another Ludotheca. Choose another one, such as “--port { $other }”.
serve-denied = Port { $port } of { $host } may not be used by you. Choose one above 1023, such as “--port 8080”.
serve-elsewhere = { $host } is not an address of this machine. “--bind 127.0.0.1” is, and 0.0.0.0 stands for all of them.
serve-failed = The server could not go on (system error { $code }).

serve-nothing-here = There is nothing at this address. The page begins at /.
serve-only-reading = Here one can only read: GET and HEAD are understood.
serve-bad-host = A request must name its host exactly once, as in “Host: localhost:8080”.
serve-busy = Too many connections are open from your address. Please try again in a moment.
serve-bad-position = The position in this address cannot be read, so there is no picture of it.
serve-busy-painting = Too many pictures are being painted. Please try again in a moment.

## `/api`: what programs and the page are told of what is not done.

serve-api-nothing = There is nothing at this address. docs/wire.md tells which addresses there are.
serve-api-method = This is not done here. The answer’s Allow names what is.
serve-api-origin = This was asked on behalf of a page that is not ours.
serve-api-json = A message is JSON, and says so: Content-Type: application/json.
serve-api-long = This is longer than any message may be.
serve-api-unreadable = This cannot be read: { $why }.
serve-api-nobody = Nobody knows you yet. Say what you want to be called first.
serve-api-sessions = Too many people have come from your address in this hour. Please try again later.
serve-api-chance = The system has no chance to give. Please try again in a moment.
serve-api-no-socket = This address is for WebSockets.
serve-api-protocol = Only ludotheca.1 is spoken here. Load the page again.
